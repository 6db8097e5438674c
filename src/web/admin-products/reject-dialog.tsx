import { type ReviewedProduct, rejectProduct } from '#contract/admin/admin-products.ts'
import { DecisionDialog } from '#web/admin/decision-dialog.tsx'
import type { Decide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { reviewedRevision } from './reviewed-revision.ts'

type RejectDialogProps = {
  product: ReviewedProduct | undefined
  decisions: Decide
  onClose: () => void
}

export function RejectDialog({ product, decisions: { decide, isDeciding }, onClose }: RejectDialogProps) {
  return (
    <DecisionDialog
      open={product !== undefined}
      title={texts.rejectTitle}
      confirm={texts.reject}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={async (reason) =>
        product !== undefined &&
        decide(product.product_id, () => api(rejectProduct, { ...reviewedRevision(product), reason }))
      }
    >
      <p className="break-words">
        <span className="font-semibold">{product?.product_name}</span>
        <span className="block text-muted text-small">{texts.rejectText}</span>
      </p>
    </DecisionDialog>
  )
}
