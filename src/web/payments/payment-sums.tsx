import type { OrderPayment } from '#contract/payments/payment.ts'
import { toPaise } from '#contract/products/price.ts'
import { cx } from '#web/ui/cx.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { orderPaymentsTexts as texts } from './order-payments-texts.ts'

/** What is to be paid, what is paid and what is open. */
export function Sums({ view }: { view: OrderPayment }) {
  const { payable, paid, claimed, open, refund_due } = view
  return (
    <dl aria-label={texts.sums} className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Sum name={texts.total} amount={payable} />
      <Sum name={texts.paid} amount={paid} />
      {refund_due > 0 ? (
        <Sum name={texts.refundDue} amount={refund_due} isMain />
      ) : (
        <Sum name={texts.open} amount={open} isMain />
      )}
      {claimed > 0 && <Sum name={texts.claimed} amount={claimed} />}
    </dl>
  )
}

function Sum({ name, amount, isMain = false }: { name: string; amount: number; isMain?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 sm:block">
      <dt className="text-muted text-small">{name}</dt>
      <dd className={cx('num', isMain && 'font-semibold text-h3')}>{rupees(amount)}</dd>
    </div>
  )
}

type Part = OrderPayment['due'][number]

/** One part that nobody has agreed on needs no words. */
export function DueParts({ view: { due, open, paid } }: { view: OrderPayment }) {
  if (open === 0 || due.every(({ when }) => when === 'agreed')) return null
  return (
    <ul aria-label={texts.parts} className="grid grid-cols-1 gap-1.5 text-small">
      {due.map((part, place) => (
        <li key={part.when} className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0">{wordsOf(part, isCovered(due.slice(0, place + 1), paid))}</span>
          <span className="num flex-none">{rupees(part.amount)}</span>
        </li>
      ))}
    </ul>
  )
}

/** Whether what is paid is enough for these parts, the earliest first. */
const isCovered = (parts: readonly Part[], paid: number) =>
  (toPaise(paid) ?? 0) >= parts.reduce((sum, { amount }) => sum + (toPaise(amount) ?? 0), 0)

function wordsOf({ when, credit_days, due_on, is_due }: Part, isPaid: boolean) {
  const words = when === 'credit' ? texts.creditDays(credit_days) : texts.when[when]
  if (isPaid) return [words, texts.isPaid].join(', ')
  const due = due_on ? texts.dueOn(dayOf(due_on)) : is_due ? texts.isDue : undefined
  return [words, due].filter(Boolean).join(', ')
}
