import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'
import { countsAsBill } from './is-billed.row.ts'

const Bill = z.object({ number: z.string() })

/** The invoice or bill of supply that counts: neither cancelled nor credited as a whole. */
export const findBillNumber = (tx: Db, orderId: string) =>
  tx.maybe(rows(Bill)`
    select i.number from invoices i
    where i.order_id = ${orderId} and ${countsAsBill}`)
