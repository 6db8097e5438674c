import { type Sql, sql } from '#server/db/sql.ts'

/** Whether a document is an invoice or bill of supply, and no note that changes one. */
export const isBill = (table: Sql) => sql`${table}.kind in ('INV', 'BOS')`

/** Whether the invoice or bill of supply `i` counts: neither cancelled nor credited as a whole. */
export const countsAsBill = sql`${isBill(sql`i`)} and i.cancelled_at is null and i.credited_at is null`

/** Whether something that counts bills the order. */
export const isBilled = (orderId: Sql | string) => sql`exists (
  select from invoices i where i.order_id = ${orderId} and ${countsAsBill})`

/** Of an order `o`: what bills it, or did last until credit notes took it back. Credit notes of earlier bills concern it no more. */
export const lastBill = sql`(
  select b.invoice_id from invoices b where b.order_id = o.order_id and ${isBill(sql`b`)} and b.cancelled_at is null
  order by b.created_at desc limit 1)`

/** Of an order `o`: the bill that counts. */
export const standingBill = sql`(
  select i.invoice_id from invoices i where i.order_id = o.order_id and ${countsAsBill} limit 1)`

/** In paise, of credit notes of a bill. */
export const creditedOf = (bill: Sql) => sql`(
  select coalesce(sum(n.total_paise), 0)::bigint from invoices n where n.credits = ${bill})`

/** In paise, of debit notes of a bill. */
export const debitedOf = (bill: Sql) => sql`(
  select coalesce(sum(n.total_paise), 0)::bigint from invoices n where n.debits = ${bill})`
