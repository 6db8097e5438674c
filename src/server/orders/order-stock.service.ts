import { orders } from '#contract/texts/orders.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import { isShort, lockStock, returnStock, type StockDemand, takeStock } from '#server/stock/stock.service.ts'
import * as sql from './status.queries.ts'

// These functions need the order's lock, so that nobody else returns its stock.

/** What is on the way, or there, has left the shelf for good. */
export async function releaseStock(tx: Db, orderId: string) {
  const lines = await sql.findUnsent(tx, orderId, { holds_stock: true })
  await returnStock(tx, lines)
  await sql.updateHoldsStock(tx, orderId, idsOf(lines), false)
}

/** Of an order that was cancelled while these goods were on the way. */
export async function releaseTakenBack(tx: Db, orderId: string, shipmentId: string) {
  const lines = await sql.findOfShipment(tx, orderId, shipmentId)
  await returnStock(tx, lines)
  await sql.updateHoldsStock(tx, orderId, idsOf(lines), false)
}

/** Takes stock only of products whose stock is still tracked. */
export async function takeStockAgain(tx: Db, orderId: string) {
  const freed = await sql.findUnsent(tx, orderId, { holds_stock: false })
  await lockStock(tx, idsOf(freed))
  const products = await pricedProducts(tx, idsOf(freed))
  const demands = freed.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id)
    return product ? [{ product, quantity }] : []
  })
  const short = demands.find(isShort)
  if (short) throw conflict(staysCancelled(short.product))
  const taken = await takeStock(tx, demands)
  await sql.updateHoldsStock(tx, orderId, [...taken], true)
}

function staysCancelled({ product_name: product, stock: left }: StockDemand['product']) {
  return left ? orders.staysOnlyLeft({ product, left }) : orders.staysOutOfStock({ product })
}

const idsOf = (lines: readonly { product_id: string }[]) => lines.map(({ product_id }) => product_id)
