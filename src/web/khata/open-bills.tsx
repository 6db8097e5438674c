import { Link } from 'react-router'
import type { OpenBill } from '#contract/khata/khata-fields.ts'
import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { khataTexts as texts } from './khata-texts.ts'

type Side = 'seller' | 'buyer'
type OpenBillsProps = { bills: readonly OpenBill[]; side: Side }

/** Bills that are open, the first due one first; a press leads to the order, where it is paid. */
export function OpenBills({ bills, side }: OpenBillsProps) {
  if (bills.length === 0) return <p className="px-5 pb-5 text-muted">{texts.noBills}</p>
  return (
    <ul className="divide-y divide-border border-border border-t">
      {bills.map((bill) => (
        <li key={bill.order_id ?? bill.issued_on}>
          <Bill bill={bill} side={side} />
        </li>
      ))}
    </ul>
  )
}

const row = '-outline-offset-2! flex min-h-16 flex-wrap items-start justify-between gap-x-6 gap-y-1 px-5 py-3'

function Bill({ bill, side }: { bill: OpenBill; side: Side }) {
  const { order_id } = bill
  if (order_id === null)
    return (
      <div className={row}>
        <BillFacts bill={bill} />
      </div>
    )
  return (
    <Link
      to={side === 'seller' ? sellerOrderPath(order_id) : orderPath(order_id)}
      className={`${row} hover:bg-surface-2`}
    >
      <BillFacts bill={bill} />
    </Link>
  )
}

function BillFacts({ bill }: { bill: OpenBill }) {
  const { number, issued_on, total, open, interest, protection } = bill
  return (
    <>
      <span className="min-w-0 flex-1 basis-48">
        <span className="num block wrap-anywhere font-medium">{number || texts.openBefore}</span>
        <span className="num block text-muted text-small">{dayOf(issued_on)}</span>
        <DueText bill={bill} />
      </span>
      <span className="text-right max-sm:basis-full max-sm:text-left">
        <span className="num block font-semibold">{rupees(open)}</span>
        {open < total && (
          <span className="num block text-muted text-small">{texts.ofTotal(rupees(total))}</span>
        )}
        {interest > 0 && <span className="num block text-small">{texts.interestOf(rupees(interest))}</span>}
        {interest > 0 && protection === 'contested' && (
          <span className="block text-muted text-small">{texts.contested}</span>
        )}
      </span>
    </>
  )
}

function DueText({ bill: { due_on, days_late, is_disputed } }: { bill: OpenBill }) {
  if (is_disputed)
    return (
      <Badge tone="warning" className="h-auto min-h-6 whitespace-normal py-1">
        {texts.disputed}
      </Badge>
    )
  if (due_on === null) return <span className="block text-muted text-small">{texts.notDelivered}</span>
  return (
    <span className="num flex flex-wrap items-center gap-2 text-small">
      {texts.dueOn(dayOf(due_on))}
      {days_late > 0 && <Badge tone="danger">{texts.daysLate(days_late)}</Badge>}
    </span>
  )
}
