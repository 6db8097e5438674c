import { dayInIndia } from '#contract/documents/document-number.ts'
import type { MissingGoods, MissingLine } from '#contract/order-road.ts'
import type { Db } from '#server/db/db.ts'
import * as queries from './missing.queries.ts'
import { missingOf } from './missing.rules.ts'

/** Goods of an order that came short or damaged, until they are credited, sent again or refused. */
export const getMissing = async (db: Db, orderId: string, now: Date): Promise<MissingGoods> =>
  missingOf(await queries.findMissing(db, orderId), dayInIndia(now))

type Wish = { readonly line_number: number; readonly quantity: number }

/** The first of these lines of which less is missing; call it under the lock of the order. */
export async function findNotMissing(
  tx: Db,
  orderId: string,
  lines: readonly Wish[],
  now: Date,
): Promise<{ line_number: number; left: number } | undefined> {
  const { unreported } = await getMissing(tx, orderId, now)
  const leftOf = (lineNumber: number) =>
    unreported.find(({ line_number }: MissingLine) => line_number === lineNumber)?.quantity ?? 0
  return lines
    .map(({ line_number, quantity }) => ({ line_number, quantity, left: leftOf(line_number) }))
    .find(({ quantity, left }) => quantity > left)
}
