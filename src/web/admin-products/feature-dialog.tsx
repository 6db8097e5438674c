import { useState } from 'react'
import { featureProduct, type ReviewedProduct } from '#contract/admin/admin-products.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import type { Decide } from '#web/admin/use-decide.ts'
import { api } from '#web/api/browser-api.ts'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { adminProductsTexts as texts } from './admin-products-texts.ts'
import { reviewedRevision } from './reviewed-revision.ts'

type FeatureDialogProps = {
  product: ReviewedProduct | undefined
  decisions: Decide
  onClose: () => void
}

/** Without a day the product stays a top product until an admin removes it. */
export function FeatureDialog({ product, decisions, onClose }: FeatureDialogProps) {
  const [until, setUntil] = useState('')
  const close = () => {
    setUntil('')
    onClose()
  }
  const feature = async (chosen: ReviewedProduct) => {
    const ask = () => api(featureProduct, { ...reviewedRevision(chosen), until })
    if (await decisions.decide(chosen.product_id, ask)) close()
  }
  return (
    <ConfirmDialog
      open={product !== undefined}
      title={texts.featureTitle}
      keep={adminTexts.keep}
      confirm={texts.feature}
      tone="primary"
      action={{ isPending: decisions.isDeciding }}
      onClose={close}
      onConfirm={() => product && feature(product)}
    >
      <div className="grid gap-4">
        <p className="break-words">
          <span className="font-semibold">{product?.product_name}</span>
          <span className="block text-muted text-small">{texts.featureText}</span>
        </p>
        <TextField
          label={texts.until}
          hint={texts.untilHint}
          type="date"
          optional
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
