import { orderPath, sellerOrderPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { type PricedLine, totalOf } from '#server/carts/priced-cart.rules.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './place.queries.ts'
import { promisedDay } from './rules/promised-day.rules.ts'
import { updateDeliveryStatus } from './status.queries.ts'

type OfSeller =
  | 'seller_id'
  | 'terms'
  | 'freight'
  | 'promised_on'
  | `seller_${'gstin' | 'state_code' | 'scheme'}`
type Head = Omit<sql.NewOrder, 'order_id' | 'total_paise' | OfSeller>
type Goods = {
  readonly lines: readonly PricedLine[]
  readonly taken: ReadonlySet<string>
  readonly buyerName: string
  /** Draws the id of an order. */
  readonly draw: () => string
}
export type SoldLine = Omit<sql.NewLine, 'order_id'>
/** What one seller sells at once, under which registration and on which terms. */
type Sale = Pick<sql.NewOrder, OfSeller | 'total_paise'> & {
  readonly seller_company: string
  readonly lines: readonly SoldLine[]
}
type PlacedOrder = Sale & { readonly order_id: string }

/** A cart may have products of many sellers; each of them gets a separate order. */
export function writeOrders(tx: Db, head: Head, { lines, taken, ...more }: Goods): Promise<string[]> {
  const bySeller = Map.groupBy(lines, ({ product }) => product.seller_id)
  const sales = [...bySeller].map(([seller_id, sold]) => ({
    ...standingOf(sold),
    seller_id,
    seller_company: sold[0]?.product.seller_company ?? '',
    total_paise: totalOf(sold),
    lines: toLines(sold, taken),
  }))
  return writeSales(tx, head, { sales, ...more })
}

type Sales = Pick<Goods, 'buyerName' | 'draw'> & { readonly sales: readonly Sale[] }

/** All of it travels with the commit, which fails if an id is taken. */
export async function writeSales(tx: Db, head: Head, { sales, buyerName, draw }: Sales): Promise<string[]> {
  const placed = sales.map((sale) => ({ ...sale, order_id: draw() }))
  for (const { lines, seller_company, ...order } of placed) await sql.insertOrder(tx, { ...head, ...order })
  await sql.insertLines(
    tx,
    placed.flatMap(({ order_id, lines }) => lines.map((line) => ({ order_id, ...line }))),
  )
  await notifyBoth(tx, { user_id: head.buyer_id, name: buyerName }, placed)
  return placed.map(({ order_id }) => order_id)
}

type Agreed = { readonly order_id: string; readonly seller_id: string; readonly request_id: string }

/** Both sides have agreed on an order of a deal: its seller has nothing left to confirm, and nobody is told again. */
export async function confirmAgreed(tx: Db, { order_id, seller_id, request_id }: Agreed) {
  await updateDeliveryStatus(tx, order_id, 'Confirmed')
  const actor = { actor_id: seller_id, actor_role: 'seller', request_id } as const
  await sql.insertEvents(tx, [{ order_id, ...actor, delivery_status: 'Confirmed', is_automatic: true }])
}

/** Whom a buyer bills to, by one of their profiles. */
export const findBillTo = (tx: Db, buyerId: string, billingId: string) =>
  sql.findBillTo(tx, buyerId, billingId)

/** Under which registration and on which terms the seller of these lines sells today. */
export function standingOf([line]: readonly PricedLine[]) {
  const { seller_gstin = null, seller_state_code = null, seller_scheme = null } = line?.product ?? {}
  const { seller_terms: terms = null, seller_dispatch: dispatch = null } = line?.product ?? {}
  const promised_on = dispatch && promisedDay(dispatch.dispatch_days, new Date())
  return {
    seller_gstin,
    seller_state_code,
    seller_scheme,
    terms,
    freight: dispatch?.freight ?? null,
    promised_on,
  }
}

export const toLines = (lines: readonly PricedLine[], taken: ReadonlySet<string>): SoldLine[] =>
  lines.map(({ product, quantity, unit_price_paise, line_total_paise, discount_paise, slab }) => ({
    product_id: product.product_id,
    product_name: product.product_name,
    product_image: product.images[0] ?? null,
    unit: product.unit,
    quantity,
    unit_price_paise,
    line_total_paise,
    discount_paise,
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
    placed.flatMap(({ order_id, seller_id, seller_company }) => [
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
        sentence: notifications.orderPlaced({ order: order_id, seller: seller_company }),
      },
    ]),
  )
}
