import { useState } from 'react'
import type { OrderPayment, Payment } from '#contract/payments/payment.ts'
import { cashPaiseOf } from '#contract/payments/payment-rules.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
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
  const saved = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <fieldset aria-label={texts.group} className="flex flex-wrap gap-2">
      {kinds.map((kind) => (
        <Button key={kind} variant={lookOf(kind, view)} onClick={() => setOpen(kind)}>
          {isLate(kind, view) ? texts.another : texts[kind]}
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
            amount={open === 'refund' ? refundLeft(view) : view.next_amount}
            cashPaise={cashPaiseOf(view.payments.map(inPaise))}
            onSaved={saved}
          />
        )}
      </Dialog>
    </fieldset>
  )
}

const inPaise = (payment: Payment) => ({ ...payment, amount_paise: toPaise(payment.amount) ?? 0 })

/** What is to be given back, without what the buyer is asked to confirm already. */
function refundLeft({ refund_due, payments }: OrderPayment): number {
  const paise = payments
    .filter(({ kind, state }) => kind === 'refund' && state === 'claimed')
    .reduce((sum, { amount }) => sum - (toPaise(amount) ?? 0), toPaise(refund_due) ?? 0)
  return toRupees(Math.max(0, paise))
}

function kindsOf(view: OrderPayment, me: ClaimButtonsProps['me']): ClaimKind[] {
  if (me === 'buyer') return ['paid']
  return refundLeft(view) > 0 ? ['refund', 'received'] : ['received']
}

/** On a phone the button that opens the UPI app is the one to press first. */
function lookOf(kind: ClaimKind, view: OrderPayment) {
  if (kind === 'received' || isLate(kind, view)) return 'secondary'
  return kind === 'paid' && view.payee && view.upi ? 'soft' : 'primary'
}

/** People pay twice, or pay what was cancelled meanwhile: it is noted too, and given back. */
const isLate = (kind: ClaimKind, { open }: OrderPayment) => kind !== 'refund' && open === 0
