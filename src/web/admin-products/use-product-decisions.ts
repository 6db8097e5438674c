import { useState } from 'react'
import {
  type ReviewedProduct,
  unfeatureProduct,
  unverifyProduct,
  verifyProduct,
} from '#contract/admin/admin-products.ts'
import { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import type { ProductDecision } from './product-decisions.ts'
import { reviewedRevision } from './reviewed-revision.ts'

const calls = { verify: verifyProduct, unverify: unverifyProduct, unfeature: unfeatureProduct }

type Dialog = { readonly decision: 'reject' | 'feature'; readonly product: ReviewedProduct }

/** Decisions about single products: some are made at once, others first ask for more in a dialog. */
export function useProductDecisions() {
  const decisions = useDecide()
  // The product as it was when its dialog opened: the server refuses the decision if it has changed since.
  const [dialog, setDialog] = useState<Dialog>()
  const decide = (product: ReviewedProduct, decision: ProductDecision) => {
    if (decision === 'reject' || decision === 'feature') setDialog({ decision, product })
    else void decisions.decide(product.product_id, () => api(calls[decision], reviewedRevision(product)))
  }
  const inDialog = (decision: Dialog['decision']) =>
    dialog?.decision === decision ? dialog.product : undefined
  return { decisions, decide, inDialog, closeDialog: () => setDialog(undefined) }
}
