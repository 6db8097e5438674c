import { orders } from '#contract/texts/orders.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import * as sql from './stock.queries.ts'

export type { Demand } from './stock.queries.ts'

/** Locks the stock of these products until the transaction ends. Read it after this, not before. */
export const lockStock = (tx: Db, productIds: readonly string[]) => sql.lockStock(tx, productIds)

export type StockDemand = { readonly product: PricedProduct; readonly quantity: number }

/** Returns why the stock does not cover a demand; undefined if it does. */
export function shortageOf(demand: StockDemand): Sentence | undefined {
  if (!isShort(demand)) return undefined
  const { product_name: product, stock: left } = demand.product
  return left ? orders.onlyLeft({ product, left }) : orders.outOfStock({ product })
}

export const isShort = ({ product: { stock }, quantity }: StockDemand) => stock !== null && stock < quantity

const trackedDemands = (goods: readonly StockDemand[]): sql.Demand[] =>
  goods
    .filter(({ product }) => product.stock !== null)
    .map(({ product: { product_id }, quantity }) => ({ product_id, quantity }))

/** Takes tracked stock and returns the ids of those products. The stock must be locked. */
export async function takeStock(tx: Db, goods: readonly StockDemand[]): Promise<ReadonlySet<string>> {
  const demands = trackedDemands(goods)
  const taken = await sql.updateStockTaken(tx, demands)
  if (taken.length < demands.length) throw conflict(orders.lastSold)
  return new Set(taken.map(({ product_id }) => product_id))
}

/**
 * Takes tracked stock with the commit and returns the ids of those products. The stock must be locked and enough: the
 * commit fails where it is not.
 */
export async function takeLockedStock(tx: Db, goods: readonly StockDemand[]): Promise<ReadonlySet<string>> {
  const demands = trackedDemands(goods)
  if (demands.length > 0) await sql.sendStockTaken(tx, demands)
  return new Set(demands.map(({ product_id }) => product_id))
}

export async function returnStock(tx: Db, demands: readonly sql.Demand[]) {
  await sql.lockStock(
    tx,
    demands.map(({ product_id }) => product_id),
  )
  await sql.updateStockReturned(tx, demands)
}
