import { Link } from 'react-router'
import type { OrderDetails } from '#contract/order.ts'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/dates.ts'
import { Picture } from '#web/ui/picture.tsx'
import { grouped, rupees } from '#web/ui/rupees.ts'
import { orderTexts } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'

/** What was bought, at the price of that day, and what has happened to it since. */
export function OrderItems({ order }: { order: OrderDetails }) {
  return (
    <div className="grid min-w-0 gap-6">
      <Card as="section" aria-labelledby="items">
        <h2 id="items" className="px-5 pt-5 pb-3 text-h2">
          {orderTexts.items}
        </h2>
        <ul className="divide-y divide-border border-border border-t">
          {order.ordered_items.map((item) => (
            <li
              key={item.product_id}
              className="grid grid-cols-[64px_1fr] items-center gap-x-4 gap-y-1 px-5 py-4 md:grid-cols-[64px_1fr_auto]"
            >
              <Picture
                url={item.product_image}
                alt=""
                sizes="64px"
                width={240}
                height={240}
                toneKey={item.product_id}
                className="row-span-2 aspect-square w-16 rounded-large md:row-span-1"
              />
              <p className="min-w-0 break-words font-medium">
                <Link to={`/product_details/${item.product_id}`} className="hover:underline">
                  {item.product_name}
                </Link>
                <span className="num block font-normal text-muted text-small">
                  {orderTexts.each(grouped(item.quantity), item.unit, rupees(item.unit_price))}
                </span>
              </p>
              <p className="num font-semibold">{rupees(item.line_total)}</p>
            </li>
          ))}
        </ul>
        <p className="num flex items-baseline justify-between border-border border-t px-5 py-4">
          <span className="font-semibold">{orderTexts.total}</span>
          <span className="font-bold text-xl tracking-[-.02em]">{rupees(order.total_cost)}</span>
        </p>
      </Card>
      <History history={order.history} />
    </div>
  )
}

function History({ history }: Pick<OrderDetails, 'history'>) {
  return (
    <Card as="section" aria-labelledby="history" className="p-5">
      <h2 id="history" className="mb-3 text-h2">
        {orderTexts.history}
      </h2>
      <ol className="grid gap-3">
        {history.toReversed().map((event) => (
          <li
            key={`${event.at} ${event.delivery_status}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1"
          >
            <StatusBadge status={event.delivery_status} />
            <span className="num text-muted text-small">
              <time dateTime={event.at}>{dayAndTimeOf(event.at)}</time> {orderTexts.by[event.by]}
            </span>
            {event.reason && <span className="w-full break-words text-small">{event.reason}</span>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
