import type { Db } from '#server/db/db.ts'
import * as sql from './bill-number.queries.ts'

/** The number of what bills an order now, undefined while nothing does. */
export const findBillNumber = async (tx: Db, orderId: string) =>
  (await sql.findBillNumber(tx, orderId))?.number
