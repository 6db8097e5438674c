import type { OrderDetails, OrderedItem } from '#contract/order.ts'
import { buyerRecordTexts } from '#web/buyer-record/buyer-record-texts.ts'
import { LateRecord } from '#web/buyer-record/late-record.tsx'
import { GoodsLink } from '#web/orders/goods-link.tsx'
import { LateDocuments } from '#web/orders/late-sections.tsx'
import { keyOfGoods } from '#web/orders/order-goods.ts'
import { orderTexts } from '#web/orders/order-texts.ts'
import { OrderedPicture } from '#web/orders/ordered-picture.tsx'
import { stepsOf } from '#web/orders/road.ts'
import { SampleNote } from '#web/samples/sample-note.tsx'
import { TaxSummary } from '#web/tax-amounts/tax-summary.tsx'
import { taxOfLine } from '#web/tax-amounts/tax-words.ts'
import { cx } from '#web/ui/cx.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { Stepper } from '#web/ui/stepper.tsx'
import { BuyerFacts, Part } from './buyer-facts.tsx'
import { DrawerLines } from './drawer-lines.tsx'
import { quantityOf } from './order-line.tsx'
import { drawerTexts as texts } from './seller-orders-texts.ts'

/** How far it is, what is paid and sent, what was bought, by whom, and where it goes. */
export function OrderFacts({ order }: { order: OrderDetails }) {
  const cancelled = order.history.filter(({ delivery_status }) => delivery_status === 'Cancelled').at(-1)
  return (
    <div className="grid gap-6 text-small [&_li_p.text-label]:text-micro [&_li_p.text-label]:font-medium">
      <Stepper label={texts.steps} steps={stepsOf(order)} />
      {order.delivery_status === 'Cancelled' && cancelled?.reason && (
        <Part title={texts.reason}>
          <p className="wrap-anywhere">{cancelled.reason}</p>
        </Part>
      )}
      <SampleNote order={order} me="seller" />
      <DrawerLines order={order} />
      <Part title={texts.products}>
        <Goods order={order} />
      </Part>
      <BuyerFacts order={order} />
      {order.buyer_id && (
        <Part title={buyerRecordTexts.title}>
          <LateRecord buyerId={order.buyer_id} />
        </Part>
      )}
      <Part title={orderTexts.documents}>
        <LateDocuments order={order} me="seller" />
      </Part>
    </div>
  )
}

function Goods({ order }: { order: OrderDetails }) {
  const { ordered_items, total_cost, tax, supply_state_code, seller_scheme } = order
  return (
    <>
      <ul className="divide-y divide-border">
        {ordered_items.map((item) => (
          <GoodsLine key={keyOfGoods(item)} item={item} />
        ))}
      </ul>
      <TaxSummary
        tax={tax}
        supplyState={supply_state_code}
        scheme={seller_scheme}
        className="border-border border-t pt-3"
      />
      <p
        className={cx(
          'num flex justify-between gap-4 pt-3 font-semibold text-base',
          !tax && 'border-border border-t',
        )}
      >
        <span>{texts.total}</span>
        {rupees(total_cost)}
      </p>
    </>
  )
}

const GoodsLine = ({ item }: { item: OrderedItem }) => (
  <li className="flex items-center gap-3 py-2.5 first:pt-0">
    <OrderedPicture item={item} className="size-12 flex-none rounded-control border border-border" />
    <span className="min-w-0 flex-1">
      <GoodsLink item={item} className="-my-3 block py-3 font-medium hover:underline">
        <span className="line-clamp-2 wrap-anywhere">{item.product_name}</span>
      </GoodsLink>
      <span className="num block text-[.8125rem] text-muted">
        {texts.each(quantityOf(item), rupees(item.unit_price))}
      </span>
      {item.discount !== undefined && (
        <span className="num block text-[.8125rem] text-success-fg">
          {orderTexts.sampleOff(rupees(item.discount), item.sample_order_id ?? '')}
        </span>
      )}
      <span className="num block text-[.8125rem] text-muted empty:hidden">{taxOfLine(item)}</span>
    </span>
    <span className="num whitespace-nowrap font-medium">{rupees(item.line_total)}</span>
  </li>
)
