import { useState } from 'react'
import { featureProduct, type ReviewedProduct } from '#contract/admin-products.ts'
import { adminTexts } from '#web/admin/admin-texts.ts'
import type { useDecide } from '#web/admin/use-decide.ts'
import { api } from '#web/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { whileBusy } from '#web/ui/while-busy.ts'
import { deskTexts as texts } from './desk-texts.ts'
import { seenOf } from './seen-of.ts'

type FeatureDialogProps = {
  product: ReviewedProduct | undefined
  decide: ReturnType<typeof useDecide>['decide']
  onClose: () => void
}

/** A top product, until a day or without an end. */
export function FeatureDialog({ product, decide, onClose }: FeatureDialogProps) {
  const [until, setUntil] = useState('')
  const [isBusy, setBusy] = useState(false)
  const close = () => {
    setUntil('')
    onClose()
  }
  const go = async () => {
    if (!product) return
    const feature = () => api(featureProduct, { ...seenOf(product), until })
    if (await whileBusy(setBusy, () => decide(product.product_id, feature))) close()
  }
  return (
    <Dialog
      open={product !== undefined}
      onClose={close}
      title={texts.featureTitle}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {adminTexts.keep}
          </Button>
          <Button loading={isBusy} onClick={go}>
            {texts.feature}
          </Button>
        </>
      }
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
    </Dialog>
  )
}
