import { sellerPayeePath, sellerTaxPath } from '#contract/paths.ts'
import { getOrderPayment, type OrderPayment } from '#contract/payments/payment.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { HelpLink } from '#web/help/help-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { reachedCashLimit } from './cash-limit.ts'
import { ClaimButtons } from './claim-buttons.tsx'
import { orderPaymentsTexts as texts } from './order-payments-texts.ts'
import { PayBox } from './pay-box.tsx'
import { PaymentRow } from './payment-row.tsx'
import { DueParts, Sums } from './payment-sums.tsx'

type OrderPaymentsProps = {
  orderId: string
  me: 'buyer' | 'seller'
  isCancelled: boolean
  /** Another one fetches anew. */
  version: string
  onChanged: () => unknown
}

/** What is paid of an order and what is open, for both sides of it. */
export function OrderPayments({ orderId, me, isCancelled, version, onChanged }: OrderPaymentsProps) {
  const ask = (signal: AbortSignal) => api(getOrderPayment, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, ask)
  if (!answer)
    return error === undefined ? (
      <LoadingShape className="h-40" />
    ) : (
      <LoadError text={texts.error} onRetry={retry} />
    )
  const changed = () => {
    retry()
    void onChanged()
  }
  const { payable, payments } = answer
  if (isCancelled && payable === 0 && payments.length === 0)
    return (
      <div className="grid grid-cols-1 gap-3">
        <p className="text-muted text-small">{texts.noneOfCancelled}</p>
        <ClaimButtons orderId={orderId} view={answer} me={me} onChanged={changed} />
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      <Sums view={answer} />
      <DueParts view={answer} />
      <Ways view={answer} me={me} />
      <ClaimButtons orderId={orderId} view={answer} me={me} onChanged={changed} />
      <ReceiptNotice view={answer} me={me} />
      <PaymentList view={answer} me={me} onChanged={changed} />
      <div>
        <p className="text-muted text-small">{me === 'buyer' ? texts.notVanij : texts.notVanijSeller}</p>
        <HelpLink part="pay" isLast>
          {texts.help}
        </HelpLink>
      </div>
    </div>
  )
}

function Ways({ view, me }: { view: OrderPayment; me: 'buyer' | 'seller' }) {
  const { payee, open } = view
  if (open === 0) return null
  if (payee) return me === 'buyer' ? <PayBox view={view} payee={payee} /> : null
  if (me === 'buyer') return <Notice>{view.payee_later?.content ?? texts.noPayee}</Notice>
  return (
    <Notice
      action={
        <ButtonLink variant="secondary" size="sm" to={sellerPayeePath}>
          {texts.setPayee}
        </ButtonLink>
      }
    >
      {texts.noPayeeSeller}
    </Notice>
  )
}

/** An advance that arrived has a receipt voucher (CGST Act, s. 31), or both sides read what is missing for it. */
function ReceiptNotice({ view: { no_receipt }, me }: { view: OrderPayment; me: 'buyer' | 'seller' }) {
  if (!no_receipt) return null
  return (
    <Notice
      tone={me === 'seller' ? 'warning' : 'info'}
      action={
        me === 'seller' && (
          <ButtonLink variant="secondary" size="sm" to={sellerTaxPath}>
            {texts.completeTax}
          </ButtonLink>
        )
      }
    >
      {texts.receiptMissing} {no_receipt.content}
    </Notice>
  )
}

type PaymentListProps = { view: OrderPayment; me: 'buyer' | 'seller'; onChanged: () => void }

function PaymentList({ view, me, onChanged }: PaymentListProps) {
  const { payments, no_receipt } = view
  const cashLimit = reachedCashLimit(view)
  if (payments.length === 0) return <p className="text-muted text-small">{texts.none}</p>
  return (
    <ul aria-label={texts.list} className="grid divide-y divide-border border-border border-y">
      {payments.map((payment) => (
        <PaymentRow
          key={payment.payment_id}
          canHaveReceipt={!no_receipt}
          {...{ payment, me, cashLimit, onChanged }}
        />
      ))}
    </ul>
  )
}
