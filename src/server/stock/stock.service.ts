import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import * as sql from './stock.queries.ts'

export type { Demand } from './stock.queries.ts'

/** Keeps the counts of these products still until the transaction ends. Read them after this, not before. */
export const lockStock = (tx: Db, productIds: readonly string[]) => sql.lockStock(tx, productIds)

export type Wanted = { readonly product: PricedProduct; readonly quantity: number }

/** Why the stock does not reach for a demand, in a sentence; undefined when it does. */
export function shortageOf(demand: Wanted): Sentence | undefined {
  if (!isShort(demand)) return undefined
  const { product_name: product, stock: left } = demand.product
  return left ? orders.onlyLeft({ product, left }) : orders.outOfStock({ product })
}

export const isShort = ({ product: { stock }, quantity }: Wanted) => stock !== null && stock < quantity

/** Takes stock of what is counted, and answers which products those are. The stock is locked before. */
export async function takeStock(tx: Db, goods: readonly Wanted[]): Promise<ReadonlySet<string>> {
  const demands = goods
    .filter(({ product }) => product.stock !== null)
    .map(({ product: { product_id }, quantity }) => ({ product_id, quantity }))
  const taken = await sql.updateStockTaken(tx, demands)
  if (taken.length < demands.length) throw conflict(orders.lastSold)
  return new Set(taken.map(({ product_id }) => product_id))
}

export async function returnStock(tx: Db, demands: readonly sql.Demand[]) {
  await sql.lockStock(
    tx,
    demands.map(({ product_id }) => product_id),
  )
  await sql.updateStockReturned(tx, demands)
}
