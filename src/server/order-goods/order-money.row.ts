import { sql } from '#server/db/sql.ts'
import { creditedOf, debitedOf, lastBill, standingBill } from './is-billed.row.ts'

/** In paise, of a payment `p`: what is given back counts against what was paid. */
export const signedPaise = sql`case when p.kind = 'refund' then -p.amount_paise else p.amount_paise end`

/** In paise, of an order `o`: what was added to its price. */
export const debitedPaise = debitedOf(lastBill)

/** In paise, of an order `o`: by credit notes, and by problems that were settled and have none yet. */
export const creditedPaise = sql`${creditedOf(lastBill)} + credit_of_cases(o.order_id)`

/** In paise, of an order `o` that is not cancelled: what is to be paid in all, as `ledgerOf` says it. */
export const payablePaise = sql`greatest(0, o.total_paise + ${debitedPaise} - ${creditedPaise})`

/** In paise, of an order `o`: what was confirmed, without what was given back. */
export const paidPaise = sql`(
  select coalesce(sum(${signedPaise}), 0)::bigint from payments p where p.order_id = o.order_id and p.state = 'confirmed')`

/** In paise, of an order `o` as its bill has it, or the next bill will: credit notes of a bill that they took back as a whole are done. */
export const toBillPaise = {
  debited: debitedOf(standingBill),
  credited: sql`${creditedOf(standingBill)} + credit_of_cases(o.order_id)`,
}

/** The last day in India on which an order `o` became Delivered. */
export const deliveredOn = sql`(
  select (max(e.created_at) at time zone 'Asia/Kolkata')::date::text from order_events e
  where e.order_id = o.order_id and e.delivery_status = 'Delivered')`
