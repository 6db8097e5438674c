import { useState } from 'react'
import type { OrderPayment } from '#contract/payments/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ClaimForm } from './claim-form.tsx'
import { claimTexts as texts } from './order-payments-texts.ts'

export type ClaimKind = 'paid' | 'received' | 'refund'
type ClaimButtonsProps = {
  orderId: string
  view: OrderPayment
  me: 'buyer' | 'seller'
  onChanged: () => void
}

/** What this side may note. */
export function ClaimButtons({ orderId, view, me, onChanged }: ClaimButtonsProps) {
  const [open, setOpen] = useState<ClaimKind | null>(null)
  const kinds = kindsOf(view, me)
  if (kinds.length === 0) return null
  const saved = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant={kind === 'received' ? 'secondary' : 'primary'}
          onClick={() => setOpen(kind)}
        >
          {texts[kind]}
        </Button>
      ))}
      <Dialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? texts.titles[open] : ''}
        keepOnScrim
      >
        {open && (
          <ClaimForm
            orderId={orderId}
            kind={open}
            amount={open === 'refund' ? view.refund_due : view.next_amount}
            onSaved={saved}
          />
        )}
      </Dialog>
    </div>
  )
}

function kindsOf({ open, refund_due }: OrderPayment, me: ClaimButtonsProps['me']): ClaimKind[] {
  if (me === 'buyer') return open > 0 ? ['paid'] : []
  return [...(refund_due > 0 ? (['refund'] as const) : []), ...(open > 0 ? (['received'] as const) : [])]
}
