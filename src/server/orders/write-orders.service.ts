import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './place.queries.ts'

type OfSeller = 'seller_id' | `seller_${'gstin' | 'state_code' | 'scheme'}`
type Head = Omit<sql.NewOrder, 'order_id' | 'total_paise' | OfSeller>
type Goods = {
  readonly lines: readonly PricedLine[]
  readonly taken: ReadonlySet<string>
  readonly buyerName: string
  /** Draws the id of an order. */
  readonly draw: () => string
}
type PlacedOrder = {
  readonly order_id: string
  readonly seller_id: string
  readonly lines: readonly PricedLine[]
}

/**
 * A cart may have products of many sellers; each of them gets a separate order. All of it travels with the commit,
 * which fails if an id is taken.
 */
export async function writeOrders(
  tx: Db,
  head: Head,
  { lines, taken, buyerName, draw }: Goods,
): Promise<string[]> {
  const placed: PlacedOrder[] = []
  for (const [seller_id, sold] of Map.groupBy(lines, ({ product }) => product.seller_id)) {
    const order_id = draw()
    const total_paise = totalOf(sold)
    await sql.insertOrder(tx, { ...head, ...registrationOf(sold), order_id, seller_id, total_paise })
    placed.push({ order_id, seller_id, lines: sold })
  }
  await sql.insertLines(
    tx,
    placed.flatMap((order) => toLines(order, taken)),
  )
  await notifyBoth(tx, { user_id: head.buyer_id, name: buyerName }, placed)
  return placed.map(({ order_id }) => order_id)
}

/** What the seller of these lines sells under today. */
function registrationOf([line]: readonly PricedLine[]) {
  const { seller_gstin = null, seller_state_code = null, seller_scheme = null } = line?.product ?? {}
  return { seller_gstin, seller_state_code, seller_scheme }
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
    hsn_code: product.hsn_code,
    gst_rate_bp: product.gst_rate_bp,
    unit_code: product.unit_code,
    is_freight: false,
  }))

type Buyer = { readonly user_id: string; readonly name: string }

async function notifyBoth(tx: Db, buyer: Buyer, placed: readonly PlacedOrder[]) {
  await notify(
    tx,
    placed.flatMap(({ order_id, seller_id, lines }) => [
      {
        order_id,
        link: sellerOrderPath(order_id),
        user_id: seller_id,
        kind: 'order-received',
        sentence: notifications.orderReceived({ order: order_id, buyer: buyer.name }),
      },
      {
        order_id,
        link: orderPath(order_id),
        user_id: buyer.user_id,
        kind: 'order-placed',
        sentence: notifications.orderPlaced({
          order: order_id,
          seller: lines[0]?.product.seller_company ?? '',
        }),
      },
    ]),
  )
}
