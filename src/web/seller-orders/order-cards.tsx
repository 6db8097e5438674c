import type { SellerOrder } from '#contract/order.ts'
import { SampleBadge } from '#web/samples/sample-badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { amountOfGoods, companyOf, GoodsPicture, NewBadge, nameOfGoods, OrderLink } from './order-line.tsx'
import type { OrderListProps } from './orders-table.tsx'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'
import { StatusSelect } from './status-select.tsx'

/** The table's rows where it has no room. */
export function OrderCards({ orders, isNew, onStatus }: OrderListProps) {
  return (
    <ul aria-label={texts.title} className="grid grid-cols-1 gap-2.5 md:grid-cols-2">
      {orders.map((order) => (
        <OrderCard key={order.order_id} order={order} isNew={isNew(order)} onStatus={onStatus} />
      ))}
    </ul>
  )
}

type OrderCardProps = { order: SellerOrder; isNew: boolean; onStatus: OrderListProps['onStatus'] }

function OrderCard({ order, isNew, onStatus }: OrderCardProps) {
  const { order_id, order_date, total_cost, delivery_status } = order
  return (
    <li
      className={cx(
        'relative grid grid-cols-1 content-between gap-3 rounded-card border bg-surface p-3.5 text-small',
        isNew ? 'border-primary shadow-[inset_3px_0_0_var(--primary)]' : 'border-border',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="flex items-center gap-2">
          <OrderLink orderId={order_id} />
          {isNew && <NewBadge />}
          {order.is_sample && <SampleBadge />}
        </span>
        <time dateTime={order_date} className="num text-muted">
          {dayAndTimeOf(order_date)}
        </time>
      </div>
      <Goods order={order} />
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="num font-bold text-base tracking-[-.02em]">{rupees(total_cost)}</span>
        <StatusSelect
          orderId={order_id}
          status={delivery_status}
          onChoose={(status) => onStatus(order, status)}
        />
      </div>
    </li>
  )
}

function Goods({ order }: { order: SellerOrder }) {
  return (
    <div className="flex items-center gap-3">
      <GoodsPicture order={order} className="w-12" />
      <p className="min-w-0">
        <span className="line-clamp-2 wrap-anywhere font-medium text-[.9375rem] leading-5">
          {nameOfGoods(order)}
        </span>
        <span className="num block truncate text-muted">
          {amountOfGoods(order)} · {companyOf(order)}
        </span>
        {order.po_number && (
          <span className="num block truncate text-muted">{texts.poOf(order.po_number)}</span>
        )}
      </p>
    </div>
  )
}
