import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import { type Payment, withdrawPayment } from '#contract/payments/payment.ts'
import { isSellersWord, isTakeBackOver } from '#contract/payments/payment-rules.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { ReasonDialog } from '#web/forms/reason-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { takeBackTexts, orderPaymentsTexts as texts } from './order-payments-texts.ts'

type TakeBackProps = { payment: Payment; onChanged: () => void }

export const canTakeBack = (payment: Payment, me: 'buyer' | 'seller') =>
  me === 'seller' && isSellersWord(payment) && !isTakeBackOver(Date.parse(payment.created_at), serverNow())

/** For the seller, of what they noted as received and mistyped. */
export function TakeBack({ payment, onChanged }: TakeBackProps) {
  const { payment_id: paymentId, amount, receipt } = payment
  const [isOpen, setOpen] = useState(false)
  const action = useAction({
    send: (reason: string) => api(withdrawPayment, { paymentId, reason }),
    failure: texts.settleError,
    success: ({ content }) => content,
    onDone: () => {
      setOpen(false)
      onChanged()
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.withdrawOf(rupees(amount))}
        onClick={() => setOpen(true)}
      >
        {texts.withdraw}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={takeBackTexts.title(rupees(amount))}
        texts={takeBackTexts}
        maxLength={limits.text.reason}
        action={action}
        onClose={() => setOpen(false)}
        onSend={action.run}
      >
        <p className="text-pretty">{takeBackTexts.text}</p>
        {receipt && <p>{takeBackTexts.receipt(receipt)}</p>}
      </ReasonDialog>
    </>
  )
}
