import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { newOrderId } from './order-id.rules.ts'
import * as sql from './place.queries.ts'

type Head = Omit<sql.NewOrder, 'order_id' | 'seller_id' | 'total_paise'> & { readonly request_id: string }
type Goods = { readonly lines: readonly PricedLine[]; readonly taken: ReadonlySet<string> }
type PlacedOrder = {
  readonly order_id: string
  readonly seller_id: string
  readonly lines: readonly PricedLine[]
}

/** A cart may have products of many sellers; each of them gets a separate order. */
export async function writeOrders(tx: Db, head: Head, { lines, taken }: Goods): Promise<string[]> {
  const placed: PlacedOrder[] = []
  for (const [seller_id, sold] of Map.groupBy(lines, ({ product }) => product.seller_id)) {
    const order_id = await insertWithFreeId(tx, { ...head, seller_id, total_paise: totalOf(sold) })
    placed.push({ order_id, seller_id, lines: sold })
  }
  await sql.insertLines(
    tx,
    placed.flatMap((order) => toLines(order, taken)),
  )
  await sql.insertEvents(
    tx,
    placed.map(({ order_id }) => toEvent(order_id, head)),
  )
  await notifyBoth(tx, head.buyer_id, placed)
  return placed.map(({ order_id }) => order_id)
}

/** Draws another id if this one is taken. */
export async function insertWithFreeId(
  tx: Db,
  order: Omit<sql.NewOrder, 'order_id'>,
  draw = newOrderId,
): Promise<string> {
  for (;;) {
    const order_id = draw()
    if ((await sql.insertOrder(tx, { ...order, order_id })) === 1) return order_id
  }
}

const toLines = ({ order_id, lines }: PlacedOrder, taken: ReadonlySet<string>): sql.NewLine[] =>
  lines.map(({ product, quantity, unit_price_paise, line_total_paise, slab }) => ({
    order_id,
    product_id: product.product_id,
    product_name: product.product_name,
    product_image: product.images[0] ?? null,
    unit: product.unit,
    quantity,
    unit_price_paise,
    line_total_paise,
    slab_min: slab.min,
    slab_max: slab.max,
    holds_stock: taken.has(product.product_id),
  }))

const toEvent = (order_id: string, { buyer_id, request_id }: Head): sql.NewEvent => ({
  order_id,
  request_id,
  actor_id: buyer_id,
  actor_role: 'buyer',
  delivery_status: 'Pending',
})

async function notifyBoth(tx: Db, buyerId: string, placed: readonly PlacedOrder[]) {
  const [first] = placed
  if (!first) return
  const { name } = await sql.findBuyerName(tx, first.order_id)
  await notify(
    tx,
    placed.flatMap(({ order_id, seller_id, lines }) => [
      {
        order_id,
        link: sellerOrderPath(order_id),
        user_id: seller_id,
        kind: 'order-received',
        sentence: notifications.orderReceived({ order: order_id, buyer: name }),
      },
      {
        order_id,
        link: orderPath(order_id),
        user_id: buyerId,
        kind: 'order-placed',
        sentence: notifications.orderPlaced({
          order: order_id,
          seller: lines[0]?.product.seller_company ?? '',
        }),
      },
    ]),
  )
}
