import { useEffect, useEffectEvent, useState } from 'react'
import { getOrderPayment, type OrderPayment } from '#contract/payments/payment.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { rupees } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { reachedCashLimit } from './cash-limit.ts'
import { ClaimDialog } from './claim-dialog.tsx'
import { claimTexts, stepTexts, orderPaymentsTexts as texts } from './order-payments-texts.ts'
import { PayWays } from './pay-box.tsx'
import { PaymentRow } from './payment-row.tsx'

type PaymentStepProps = {
  opens: 'pay' | 'check' | 'refund'
  orderId: string
  me: 'buyer' | 'seller'
  onOpen: () => void
  onClose: () => void
  onChanged: () => unknown
}

/** The next step of an order where money is: to pay it, to check what the other side paid, to pay back. */
export function PaymentStep(props: PaymentStepProps) {
  const { opens, orderId, onClose, onChanged } = props
  const ask = (signal: AbortSignal) => api(getOrderPayment, { orderId }, { signal })
  const { answer: view, error, retry } = useAnswer(orderId, ask)
  const open = useEffectEvent(props.onOpen)
  const isThere = view !== undefined || error !== undefined
  useEffect(() => {
    if (isThere) open()
  }, [isThere])
  const done = () => {
    onClose()
    void onChanged()
  }
  if (!view)
    return (
      isThere && (
        <Dialog open title={stepTexts[opens]} onClose={onClose}>
          <LoadError text={texts.error} onRetry={retry} />
        </Dialog>
      )
    )
  if (opens === 'pay') return <Pay {...{ orderId, view, onClose }} onSaved={done} />
  if (opens === 'refund') return <ClaimDialog kind="refund" {...{ orderId, view, onClose }} onSaved={done} />
  return <Check {...props} view={view} onDecided={done} />
}

type PayProps = { orderId: string; view: OrderPayment; onClose: () => void; onSaved: () => void }

/** First how to pay, then what was paid. */
function Pay(props: PayProps) {
  const { view, onClose } = props
  const { payee, upi, next_amount } = view
  const [hasPaid, setPaid] = useState(false)
  if (hasPaid) return <ClaimDialog kind="paid" {...props} />
  const title = payee ? `${stepTexts.pay} ${rupees(next_amount)}` : stepTexts.pay
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        // On a phone the button that opens the UPI app is pressed first.
        <Button
          variant={payee && upi ? 'soft' : 'primary'}
          className="max-md:w-full"
          onClick={() => setPaid(true)}
        >
          {claimTexts.paid}
        </Button>
      }
    >
      {payee ? (
        <>
          <p className="mb-4 font-medium">{texts.payTo(payee.name)}</p>
          <PayWays isMain {...{ view, payee }} />
        </>
      ) : (
        <Notice>{view.payee_later?.content ?? texts.noPayee}</Notice>
      )}
      <p className="mt-4 text-muted text-small">{texts.notVanij}</p>
    </Dialog>
  )
}

type CheckProps = Pick<PaymentStepProps, 'me' | 'onClose'> & { view: OrderPayment; onDecided: () => void }

/** What the other side says to have paid. */
function Check({ me, view, onClose, onDecided }: CheckProps) {
  const isForMe = me === 'buyer' ? 'refund' : 'payment'
  const open = view.payments.filter(
    ({ state, kind }) => state === 'claimed' && (kind === 'refund' ? 'refund' : 'payment') === isForMe,
  )
  return (
    <Dialog open title={stepTexts.check} onClose={onClose}>
      <ul aria-label={texts.list} className="grid divide-y divide-border">
        {open.map((payment) => (
          <PaymentRow
            key={payment.payment_id}
            isMain
            cashLimit={reachedCashLimit(view)}
            {...{ payment, me }}
            onChanged={onDecided}
          />
        ))}
      </ul>
    </Dialog>
  )
}
