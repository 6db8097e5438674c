import type { OrderDetails } from '#contract/order.ts'
import { OrderSection } from '#web/order-section/order-section.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { byWhom } from './by-whom.ts'
import { foldOf } from './folds.ts'
import { orderTexts } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'

type OrderHistoryProps = {
  order: OrderDetails
  /** Which side reads it. */
  me: 'buyer' | 'seller'
}

/** What has happened to the order, the newest first: the last thing on its page. */
export function OrderHistory({ order, me }: OrderHistoryProps) {
  return (
    <OrderSection id="history" title={orderTexts.history} fold={foldOf.history(order)}>
      <ol className="grid grid-cols-1 gap-3">
        {[...order.history].reverse().map((event) => (
          <li
            key={`${event.at} ${event.delivery_status}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <StatusBadge status={event.delivery_status} />
            <span className="num text-muted text-small">
              <time dateTime={event.at}>{dayAndTimeOf(event.at)}</time> {byWhom(event, me)}
            </span>
            {event.reason && <span className="w-full wrap-anywhere text-small">{event.reason}</span>}
          </li>
        ))}
      </ol>
    </OrderSection>
  )
}
