import type { OrderedItem, OrderSummary } from '#contract/order.ts'
import { grouped } from '#web/ui/formats/rupees.ts'
import { orderTexts } from './order-texts.ts'

/** What was ordered, without what its freight costs. */
export const goodsOf = <Item extends Pick<OrderedItem, 'is_freight'>>(items: readonly Item[]) =>
  items.filter(({ is_freight }) => !is_freight)

/** A line of words for all goods of an order: the first by its name, the others by their number. */
export function namesOf(items: OrderSummary['ordered_items']) {
  const goods = goodsOf(items)
  const first = goods[0]?.product_name ?? ''
  return goods.length > 1 ? orderTexts.andMore(first, goods.length - 1) : first
}

type Slab = NonNullable<OrderedItem['slab']>

/** The range of quantities whose price was paid. */
export const slabText = ({ min, max }: Slab) =>
  max === null ? orderTexts.slabFrom(grouped(min)) : orderTexts.slab(grouped(min), grouped(max))

/** Goods that are not listed have no id; within an order a name tells them apart. */
export const keyOfGoods = ({ product_id, product_name }: Pick<OrderedItem, 'product_id' | 'product_name'>) =>
  product_id ?? product_name
