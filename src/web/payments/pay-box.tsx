import { Copy, Smartphone } from 'lucide-react'
import type { OrderPayment } from '#contract/payments/payment.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { copy } from '#web/ui/dialogs/share.ts'
import { Fold } from '#web/ui/fold.tsx'
import { rupees, rupeesShort } from '#web/ui/formats/rupees.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { orderPaymentsTexts as texts } from './order-payments-texts.ts'

type Payee = NonNullable<OrderPayment['payee']>
type PayBoxProps = {
  view: OrderPayment
  payee: Payee
  /** Its UPI app is what is pressed first. */
  isMain?: boolean
}

/** To whom and how an order is paid: folded, as the next step of the page opens it too. */
export const PayBox = ({ view, payee }: Omit<PayBoxProps, 'isMain'>) => (
  <div className="rounded-large border border-border px-4">
    <Fold opens={false} line={<h3 className="text-h3">{texts.payTo(payee.name)}</h3>}>
      <div className="pb-4">
        <PayWays {...{ view, payee }} />
      </div>
    </Fold>
  </div>
)

/** A code for wide screens, a button for phones, the account for both. */
export function PayWays({ view, payee, isMain = false }: PayBoxProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {payee.is_name_unlike && <Notice tone="warning">{texts.unlike}</Notice>}
      {view.no_upi && <Notice>{view.no_upi.content}</Notice>}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {view.upi && <UpiCode upi={view.upi} rupeesNow={view.next_amount} isMain={isMain} />}
        <Account payee={payee} />
      </div>
    </div>
  )
}

type UpiCodeProps = { upi: NonNullable<OrderPayment['upi']>; rupeesNow: number; isMain: boolean }

function UpiCode({ upi, rupeesNow, isMain }: UpiCodeProps) {
  const variant = isMain ? 'primary' : 'secondary'
  const [amount, short] = [rupees(rupeesNow), rupeesShort(rupeesNow)]
  return (
    <>
      <figure className="grid w-44 flex-none gap-2 max-md:hidden">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(upi.qr_svg)}`}
          alt={texts.qr(amount)}
          width={176}
          height={176}
          className="size-44 rounded-control"
        />
        <figcaption className="text-muted text-small">{texts.scan(amount)}</figcaption>
      </figure>
      <a
        href={upi.link}
        className={buttonClass({ variant, size: 'lg', block: true, className: 'md:hidden' })}
      >
        <Smartphone />
        {texts.openApp(short)}
      </a>
    </>
  )
}

function Account({ payee: { name, vpa, account_number, ifsc } }: { payee: Payee }) {
  return (
    <dl className="grid min-w-0 flex-1 basis-64 gap-y-2">
      {vpa !== '' && <Fact name={texts.upiId} value={vpa} />}
      {account_number !== '' && (
        <>
          <Fact name={texts.accountName} value={name} />
          <Fact name={texts.accountNumber} value={account_number} />
          <Fact name={texts.ifsc} value={ifsc} />
        </>
      )}
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  const press = async () => {
    if (await copy(value)) toastSuccess(texts.copied(name))
    else toastError(texts.notCopied)
  }
  return (
    <div>
      <dt className="text-muted text-small">{name}</dt>
      <dd className="flex items-center justify-between gap-2">
        <span className="num min-w-0 wrap-anywhere font-medium">{value}</span>
        <IconButton aria-label={texts.copy(name)} onClick={press} className="-my-2">
          <Copy />
        </IconButton>
      </dd>
    </div>
  )
}
