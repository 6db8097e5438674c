import { useState } from 'react'
import type { OrderPayment } from '#contract/payments/payment.ts'
import { Button } from '#web/ui/button.tsx'
import { ClaimDialog, type ClaimKind, refundLeft } from './claim-dialog.tsx'
import { claimTexts as texts } from './order-payments-texts.ts'

type ClaimButtonsProps = {
  orderId: string
  view: OrderPayment
  me: 'buyer' | 'seller'
  onChanged: () => void
}

/** What this side may note. None is filled: the next step of the page is. */
export function ClaimButtons({ orderId, view, me, onChanged }: ClaimButtonsProps) {
  const [open, setOpen] = useState<ClaimKind | null>(null)
  const saved = () => {
    setOpen(null)
    onChanged()
  }
  return (
    <fieldset aria-label={texts.group} className="flex flex-wrap gap-2">
      {kindsOf(view, me).map((kind) => (
        <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
          {isLate(kind, view) ? lateText(view) : texts[kind]}
        </Button>
      ))}
      {open && (
        <ClaimDialog kind={open} onClose={() => setOpen(null)} onSaved={saved} {...{ orderId, view }} />
      )}
    </fieldset>
  )
}

function kindsOf(view: OrderPayment, me: ClaimButtonsProps['me']): ClaimKind[] {
  if (me === 'buyer') return ['paid']
  return refundLeft(view) > 0 ? ['refund', 'received'] : ['received']
}

/** People pay twice, or pay what was cancelled meanwhile: it is noted too, and given back. */
const isLate = (kind: ClaimKind, { open }: OrderPayment) => kind !== 'refund' && open === 0

const lateText = ({ payments }: OrderPayment) => (payments.length > 0 ? texts.another : texts.late)
