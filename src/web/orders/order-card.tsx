import { RotateCcw } from 'lucide-react'
import type { OrderSummary } from '#contract/order.ts'
import { orderPath } from '#contract/paths.ts'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { SampleBadge } from '#web/samples/sample-badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { keyOfGoods, namesOf } from './order-goods.ts'
import { orderTexts } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { useReorder } from './use-reorder.ts'

const thumbs = 4

type OrderCardProps = {
  order: OrderSummary
  /** While orders are chosen: whether this one is. */
  choice?: { isChosen: boolean; disabled: boolean; toggle: () => void } | undefined
}

/** One order of the list: what, from whom, how far and how much. */
export function OrderCard({ order, choice }: OrderCardProps) {
  const { order_id, delivery_status, order_date } = order
  return (
    <Card as="li" className="grid grid-cols-1 gap-4 p-4 md:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {choice ? (
          <Checkbox checked={choice.isChosen} disabled={choice.disabled} onChange={choice.toggle}>
            <span className="text-h3">{order_id}</span>
          </Checkbox>
        ) : (
          <h3 className="text-h3">{order_id}</h3>
        )}
        <StatusBadge status={delivery_status} />
        {order.is_sample && <SampleBadge />}
        <time dateTime={order_date} className="num basis-full text-muted text-small md:ml-auto md:basis-auto">
          {dayOf(order_date)}
        </time>
      </div>
      <GoodsAndTotal order={order} />
      {!choice && <CardButtons order={order} />}
    </Card>
  )
}

function GoodsAndTotal({ order }: { order: OrderSummary }) {
  const { ordered_items, seller_company, po_number, total_cost } = order
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 basis-full items-center gap-3 md:flex-1 md:basis-0">
        <Thumbs items={ordered_items} />
        <p className="min-w-0 text-small">
          <span className="line-clamp-2 wrap-anywhere font-medium">{namesOf(ordered_items)}</span>
          <span className="block truncate text-muted">{seller_company}</span>
          {po_number && <span className="num block truncate text-muted">{orderTexts.poOf(po_number)}</span>}
        </p>
      </div>
      <p className="num flex flex-auto items-baseline justify-between gap-3 font-bold text-[1.0625rem] tracking-[-.02em] md:flex-none">
        <span className="font-normal text-muted text-small tracking-normal">{orderTexts.total}</span>
        {rupees(total_cost)}
      </p>
    </div>
  )
}

function CardButtons({ order: { order_id, ordered_items } }: { order: OrderSummary }) {
  const { isReordering, reorder } = useReorder()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink
        to={orderPath(order_id)}
        variant="soft"
        prefetch="intent"
        className="flex-auto sm:flex-none"
        aria-label={orderTexts.viewOrderOf(order_id)}
      >
        {orderTexts.viewOrder}
      </ButtonLink>
      <Button
        variant="secondary"
        icon={<RotateCcw />}
        className="flex-auto sm:flex-none"
        loading={isReordering}
        aria-label={orderTexts.reorderOf(order_id)}
        onClick={() => reorder(ordered_items)}
      >
        {orderTexts.reorder}
      </Button>
    </div>
  )
}

/** Up to four pictures; the last one says how many more there are. */
function Thumbs({ items }: { items: OrderSummary['ordered_items'] }) {
  const hidden = items.length - thumbs
  return (
    <span className="flex flex-none -space-x-3">
      {items.slice(0, thumbs).map((item, place) => (
        <span key={keyOfGoods(item)} className="relative">
          <OrderedPicture item={item} className="size-12 rounded-control ring-2 ring-surface" />
          {hidden > 0 && place === thumbs - 1 && (
            <span
              aria-hidden="true"
              className="num absolute inset-0 grid place-items-center rounded-control bg-ink/75 font-semibold text-ink-fg text-small"
            >
              +{hidden}
            </span>
          )}
        </span>
      ))}
    </span>
  )
}
