import { lineTotalPaise } from '#contract/products/price.ts'
import { deals } from '#contract/texts/deals.ts'
import { lockCart } from '#server/carts/cart.service.ts'
import type { Room } from '#server/chats/message.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { findCreditProblemOfDeal } from '#server/khata/credit-limit.service.ts'
import { findStanding, reachedLimit } from '#server/orders/bounds.service.ts'
import { billingOf, compositionProblem } from '#server/orders/rules/billing.rules.ts'
import { promisedDay } from '#server/orders/rules/promised-day.rules.ts'
import { ratedLines } from '#server/orders/rules/rates.rules.ts'
import { confirmAgreed, type SoldLine, writeSales } from '#server/orders/write-orders.service.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import type { Services } from '#server/services.ts'
import { ordersPlaced } from '#server/signals/signals.ts'
import { lockStock, type StockDemand, shortageOf, takeLockedStock } from '#server/stock/stock.service.ts'
import * as sql from './deal.queries.ts'
import type { DealRow, Delivery, LineRow, Side } from './deal.row.ts'
import { freightLines } from './freight.rules.ts'

type Floor = Pick<Services, 'env' | 'sms'>
type Placement = {
  readonly room: Room
  readonly deal: DealRow
  /** Who accepts. */
  readonly side: Side
  readonly delivery: Delivery
  readonly request_id: string
  readonly now: Date
  readonly draw: () => string
}

/**
 * The order of a deal, at exactly the price, freight and terms of its card. The room is locked; then come the buyer's
 * row and the products in the order of their ids, as when a cart is ordered.
 */
export async function orderDeal(tx: Db, services: Floor, placement: Placement): Promise<string> {
  const { room, deal, delivery, request_id, now, draw } = placement
  const { offer } = deal
  const ids = offer.lines.flatMap(({ product_id }) => product_id ?? [])
  const [owner, , products, standing, seller] = await Promise.all([
    lockCart(tx, room.buyer_id),
    lockStock(tx, ids),
    pricedProducts(tx, ids),
    findStanding(tx, services, room.buyer_id),
    sql.findSeller(tx, room.seller_id),
  ])
  const { shipTo, billing } = addressesOf(delivery)
  const elsewhere = compositionProblem([{ product: seller }], billing)
  if (elsewhere) throw conflict(elsewhere)
  refuseTooMuch(services, placement, standing)
  await refuseCredit(tx, placement)
  const taken = await takeLockedStock(tx, demandsOf(offer.lines, products))
  const goods = offer.lines.map((line) => toSold(line, products, taken))
  const freight = freightLines(offer.freight_paise, ratedLines(goods, seller.seller_scheme))
  const lines = [...goods, ...freight]
  const sold = { seller_id: room.seller_id, total_paise: offer.total_paise, lines }
  const sale = { ...seller, ...sold, ...agreedOf(deal, now) }
  const head = { buyer_id: room.buyer_id, request_id, ...shipTo, ...billing, deal_id: deal.deal_id }
  const names = { buyerName: owner.name, draw }
  const [order_id = ''] = await writeSales(tx, head, { sales: [sale], ...names })
  await confirmAgreed(tx, { order_id, seller_id: room.seller_id, request_id })
  tx.afterCommit(() => ordersPlaced.send({ count: 1 }))
  return order_id
}

function addressesOf({ state, city, postal_code, ship_address, ...paper }: Delivery) {
  const shipTo = { state, city, postal_code, ship_address }
  const { po_number, note, ship_to, ship_name, ...billTo } = paper
  const third = { ship_to: ship_to ?? undefined, ship_name: ship_name ?? undefined }
  const written = { po_number: po_number ?? '', note: note ?? '', ...third }
  return { shipTo, billing: billingOf({ ...shipTo, ...written }, billTo) }
}

const agreedOf = (deal: DealRow, now: Date) => ({
  terms: termsOf(deal),
  freight: deal.offer.freight,
  promised_on: promisedDay(deal.offer.dispatch_days, now),
})

const termsOf = ({ offer: { advance_bp, rest, credit_days } }: DealRow) => ({ advance_bp, rest, credit_days })

/** What the buyer's account may have on order; a seller reads that it is the buyer's limit. */
function refuseTooMuch(
  services: Floor,
  { room, deal, side }: Placement,
  standing: Awaited<ReturnType<typeof findStanding>>,
) {
  const bought = { product: { seller_id: room.seller_id }, line_total_paise: deal.offer.total_paise }
  const problem = reachedLimit(services, [bought], standing)
  if (problem) throw conflict(side === 'buyer' ? problem : deals.buyerLimit)
}

/** What the seller gives on credit. */
async function refuseCredit(tx: Db, { room, deal, side }: Placement) {
  const { total_paise } = deal.offer
  const { buyer_id, seller_id } = room
  const sale = { seller_id, total_paise, terms: termsOf(deal), side }
  const problem = await findCreditProblemOfDeal(tx, buyer_id, sale)
  if (problem) throw conflict(problem)
}

type Products = ReadonlyMap<string, PricedProduct>

/** What is taken of the stock; throws where a product is gone or too little is left. */
function demandsOf(lines: readonly LineRow[], products: Products): StockDemand[] {
  const demands = lines.flatMap(({ product_id, product_name, quantity }) => {
    if (product_id === null) return []
    const product = products.get(product_id)
    if (!product?.available) throw conflict(deals.productGone({ product: product_name }))
    return [{ product, quantity }]
  })
  const short = demands.map(shortageOf).find((sentence) => sentence !== undefined)
  if (short) throw conflict(short)
  return demands
}

/** A line as it was offered. What its product did not say then may have been said since. */
function toSold(line: LineRow, products: Products, taken: ReadonlySet<string>): SoldLine {
  const { line_number: _, ...sold } = line
  const product = products.get(line.product_id ?? '')
  return {
    ...sold,
    line_total_paise: lineTotalPaise(line.unit_price_paise, line.quantity),
    slab_min: null,
    slab_max: null,
    holds_stock: line.product_id !== null && taken.has(line.product_id),
    hsn_code: line.hsn_code ?? product?.hsn_code ?? null,
    gst_rate_bp: line.gst_rate_bp ?? product?.gst_rate_bp ?? null,
    unit_code: line.unit_code ?? product?.unit_code ?? null,
    is_freight: false,
  }
}
