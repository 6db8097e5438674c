import { samples as texts } from '#contract/texts/goods/samples.ts'
import type { Db } from '#server/db/db.ts'
import { constraintOf } from '#server/db/transactions/retry.ts'
import { conflict } from '#server/errors.ts'
import * as sql from './credit.queries.ts'

/** The paid sample of a product: which order it was, and what it takes off. */
type SampleCredit = Pick<sql.CreditRow, 'order_id' | 'paise'>
/** By product. */
export type SampleCredits = ReadonlyMap<string, SampleCredit>

export async function listSampleCredits(db: Db, buyerId: string): Promise<SampleCredits> {
  const credits = await sql.findCredits(db, buyerId)
  return new Map(credits.map(({ product_id, ...credit }) => [product_id, credit]))
}

/** The same of these products, none of which is cancelled until the transaction ends. The buyer's row must be locked. */
export async function lockSampleCredits(tx: Db, buyerId: string, productIds: readonly string[]) {
  const [, credits] = await Promise.all([
    sql.lockSamples(tx, buyerId, productIds),
    listSampleCredits(tx, buyerId),
  ])
  return credits
}

type Taken = {
  readonly product: { readonly product_id: string }
  readonly sample_order_id?: string | undefined
}

/** Notes which samples these orders have used. */
export async function takeSamples(tx: Db, orderIds: readonly string[], lines: readonly Taken[]) {
  const taken = lines.flatMap(({ product: { product_id }, sample_order_id: order_id }) =>
    order_id ? [{ product_id, order_id }] : [],
  )
  if (taken.length > 0) await sql.insertDiscounts(tx, orderIds, taken)
}

/** A sample whose price was taken off another order stays while that does. The caller holds the order's lock. */
export async function requireSampleUnused(tx: Db, orderId: string) {
  const other = await sql.findOrderOff(tx, orderId)
  if (other) throw conflict(texts.usedBy({ order: other.order_id }))
}

/** An order that is cancelled no more takes its sample off again, unless that is gone. */
export async function requireSampleStands(tx: Db, orderId: string) {
  await sql.lockSamplesOf(tx, orderId)
  const gone = await sql.lockVoidSample(tx, orderId)
  if (gone) throw conflict(texts.sampleGone({ order: gone.order_id }))
}

/** What the indexes say of two at once. */
export function explainSample(error: unknown): never {
  const constraint = constraintOf(error)
  if (constraint === 'sample_orders_once_idx') throw conflict(texts.anotherSince)
  if (constraint === 'sample_discounts_once_idx') throw conflict(texts.usedSince)
  throw error
}

type Sample = { readonly order_id: string; readonly buyer_id: string; readonly delivery_status: string }

/** What becomes of the price of a sample; nothing of one that is cancelled. */
export async function findSampleState(db: Db, { order_id, buyer_id, delivery_status }: Sample) {
  if (delivery_status === 'Cancelled') return undefined
  const [other, credits] = await Promise.all([
    sql.findOrderOff(db, order_id),
    listSampleCredits(db, buyer_id),
  ])
  if (other) return { state: 'taken' as const, order_id: other.order_id }
  const counts = [...credits.values()].some((credit) => credit.order_id === order_id)
  return { state: counts ? ('counts' as const) : ('waits' as const) }
}
