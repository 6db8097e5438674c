import type { OrderDetails, OrderedItem } from '#contract/order.ts'
import { OrderSection } from '#web/order-section/order-section.tsx'
import { TaxSummary } from '#web/tax-amounts/tax-summary.tsx'
import { taxOfLine } from '#web/tax-amounts/tax-words.ts'
import { cx } from '#web/ui/cx.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { Picture } from '#web/ui/pictures/picture.tsx'
import { foldOf } from './folds.ts'
import { GoodsLink } from './goods-link.tsx'
import { keyOfGoods, slabText } from './order-goods.ts'
import { orderTexts } from './order-texts.ts'

/** What was bought, at the prices of the day of the order. */
export function OrderItems({ order }: { order: OrderDetails }) {
  return (
    <OrderSection id="items" title={orderTexts.items} fold={foldOf.items(order)} className="">
      <ul className="divide-y divide-border border-border border-t">
        {order.ordered_items.map((item) => (
          <ItemRow key={keyOfGoods(item)} item={item} />
        ))}
      </ul>
      <TaxSummary
        tax={order.tax}
        supplyState={order.supply_state_code}
        scheme={order.seller_scheme}
        className="border-border border-t px-5 pt-4"
      />
      <p
        className={cx(
          'num flex flex-wrap items-baseline justify-between gap-x-4 px-5 py-4',
          !order.tax && 'border-border border-t',
        )}
      >
        <span className="font-semibold">{orderTexts.total}</span>
        <span className="font-bold text-xl tracking-[-.02em]">{rupees(order.total_cost)}</span>
      </p>
    </OrderSection>
  )
}

function ItemRow({ item }: { item: OrderedItem }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-5 py-4 md:grid-cols-[64px_minmax(0,1fr)_auto]">
      <Picture
        url={item.product_image}
        alt=""
        sizes="64px"
        width={240}
        height={240}
        toneKey={keyOfGoods(item)}
        className="row-span-2 aspect-square w-16 rounded-large md:row-span-1"
      />
      <p className="min-w-0 wrap-anywhere font-medium">
        <GoodsLink item={item} className="hover:underline">
          {item.product_name}
        </GoodsLink>
        <span className="num block font-normal text-muted text-small">
          {orderTexts.each(grouped(item.quantity), item.unit, rupees(item.unit_price))}
        </span>
        {item.slab && (
          <span className="num block font-normal text-muted text-small">{slabText(item.slab)}</span>
        )}
        <DiscountOfItem item={item} />
        <TaxOfItem item={item} />
      </p>
      <p className="num font-semibold">{rupees(item.line_total)}</p>
    </li>
  )
}

/** The price of a sample, which the line costs less by. */
function DiscountOfItem({ item: { discount, sample_order_id } }: { item: OrderedItem }) {
  if (discount === undefined) return null
  return (
    <span className="num block font-normal text-small text-success-fg">
      {orderTexts.sampleOff(rupees(discount), sample_order_id ?? '')}
    </span>
  )
}

function TaxOfItem({ item }: { item: OrderedItem }) {
  const words = taxOfLine(item)
  return words === '' ? null : <span className="num block font-normal text-muted text-small">{words}</span>
}
