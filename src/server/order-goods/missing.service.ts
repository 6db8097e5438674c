import { dayInIndia } from '#contract/documents/document-number.ts'
import type { MissingGoods } from '#contract/order-road.ts'
import { cases } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import * as queries from './missing.queries.ts'
import { missingOf } from './missing.rules.ts'

/** Goods of an order that came short or damaged, until they are credited, sent again or refused. */
export async function getMissing(db: Db, orderId: string, now: Date): Promise<MissingGoods> {
  const [row] = await queries.findMissing(db, [orderId])
  if (!row) throw notFound('order')
  return missingOf(row, dayInIndia(now))
}

const dayMs = 24 * 60 * 60_000

/** Goods that come later than this after their order are still shown on its page. */
const looksBack = { days: 120, most: 100 } as const

/** Orders of a shop whose receipts name goods that nobody has reported or credited, and the oldest of them. */
export async function countUnreported(db: Db, sellerId: string, now: Date) {
  const since = new Date(now.getTime() - looksBack.days * dayMs)
  const faulty = await queries.findFaulty(db, sellerId, { since, limit: looksBack.most })
  if (faulty.length === 0) return { orders: 0, first: null }
  const rows = await queries.findMissing(
    db,
    faulty.map(({ order_id }) => order_id),
  )
  const open = rows.filter((row) => missingOf(row, dayInIndia(now)).unreported.length > 0)
  return { orders: open.length, first: open[0]?.order_id ?? null }
}

type Wish = { readonly line_number: number; readonly quantity: number }

/** Refuses lines of which less is still missing; call it under the lock of the order. */
export async function requireMissing(tx: Db, orderId: string, lines: readonly Wish[], now: Date) {
  const { unreported } = await getMissing(tx, orderId, now)
  for (const { line_number, quantity } of lines) {
    const left = unreported.find((line) => line.line_number === line_number)?.quantity ?? 0
    if (quantity > left) throw conflict(cases.notMissing({ left }))
  }
}
