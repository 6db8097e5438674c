import { useState } from 'react'
import { confirmPayment, type Payment } from '#contract/payments/payment.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Notice } from '#web/ui/notice.tsx'
import { cashText } from './cash-limit.ts'
import { orderPaymentsTexts as texts } from './order-payments-texts.ts'

type ConfirmPaymentProps = {
  payment: Payment
  isMain?: boolean | undefined
  /** In rupees, where the cash of the order reaches it. */
  cashLimit?: number | undefined
  onChanged: () => void
}

/** Asks before, as nobody takes it back. */
export function ConfirmPayment({ payment, isMain, cashLimit, onChanged }: ConfirmPaymentProps) {
  const { payment_id: paymentId, amount } = payment
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onChanged()
  }
  const confirming = useAction({
    send: () => api(confirmPayment, { paymentId }),
    failure: texts.settleError,
    failureToast: true,
    success: ({ content }) => content,
    onDone: done,
    onFailed: done,
  })
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="sm"
        aria-label={texts.confirmOf(rupees(amount))}
        onClick={() => setOpen(true)}
      >
        {texts.confirm}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.sure.title(rupees(amount))}
        keep={texts.sure.keep}
        confirm={texts.sure.confirm}
        tone="primary"
        action={confirming}
        onClose={() => setOpen(false)}
        onConfirm={() => confirming.run()}
      >
        <p className="text-pretty">{texts.sure.text}</p>
        <CashNotice payment={payment} cashLimit={cashLimit} />
      </ConfirmDialog>
    </>
  )
}

/** The law is about who receives cash. */
function CashNotice({
  payment: { method, kind },
  cashLimit,
}: Pick<ConfirmPaymentProps, 'payment' | 'cashLimit'>) {
  if (cashLimit === undefined || method !== 'cash' || kind === 'refund') return null
  return (
    <Notice tone="warning" className="mt-4">
      {cashText(cashLimit, 'seller')}
    </Notice>
  )
}
