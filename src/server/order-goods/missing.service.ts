import { dayInIndia } from '#contract/documents/document-number.ts'
import type { MissingGoods } from '#contract/order-road.ts'
import { cases } from '#contract/texts/desk/cases.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import * as queries from './missing.queries.ts'
import { missingOf } from './missing.rules.ts'

/** Goods of an order that came short or damaged, until they are credited, sent again or refused. */
export const getMissing = async (db: Db, orderId: string, now: Date): Promise<MissingGoods> =>
  missingOf(await queries.findMissing(db, orderId), dayInIndia(now))

type Wish = { readonly line_number: number; readonly quantity: number }

/** Refuses lines of which less is still missing; call it under the lock of the order. */
export async function requireMissing(tx: Db, orderId: string, lines: readonly Wish[], now: Date) {
  const { unreported } = await getMissing(tx, orderId, now)
  for (const { line_number, quantity } of lines) {
    const left = unreported.find((line) => line.line_number === line_number)?.quantity ?? 0
    if (quantity > left) throw conflict(cases.notMissing({ left }))
  }
}
