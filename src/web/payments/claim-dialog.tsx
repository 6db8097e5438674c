import type { OrderPayment } from '#contract/payments/payment.ts'
import { toPaise, toRupees } from '#contract/products/price.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { ClaimForm } from './claim-form.tsx'
import { claimTexts as texts } from './order-payments-texts.ts'

export type ClaimKind = 'paid' | 'received' | 'refund'
type ClaimDialogProps = {
  orderId: string
  kind: ClaimKind
  view: OrderPayment
  onClose: () => void
  onSaved: () => void
}

/** Notes a payment or a refund. */
export const ClaimDialog = ({ orderId, kind, view, onClose, onSaved }: ClaimDialogProps) => (
  <Dialog open onClose={onClose} title={texts.titles[kind]} keepOnScrim>
    <ClaimForm
      orderId={orderId}
      kind={kind}
      amount={kind === 'refund' ? refundLeft(view) : view.next_amount}
      view={view}
      onSaved={onSaved}
    />
  </Dialog>
)

/** What is to be given back, without what the buyer is asked to confirm already. */
export function refundLeft({ refund_due, payments }: OrderPayment): number {
  const paise = payments
    .filter(({ kind, state }) => kind === 'refund' && state === 'claimed')
    .reduce((sum, { amount }) => sum - (toPaise(amount) ?? 0), toPaise(refund_due) ?? 0)
  return toRupees(Math.max(0, paise))
}
