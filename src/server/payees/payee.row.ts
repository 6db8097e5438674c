import { z } from 'zod'
import { upiKinds } from '#contract/payments/upi.ts'
import { literal, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

export const PayeeRow = z.object({
  payee_id: z.uuid(),
  name: z.string(),
  vpa: z.string(),
  vpa_kind: z.enum(upiKinds),
  mcc: z.string(),
  /** Sealed. */
  account_number: z.instanceof(Buffer).nullable(),
  account_number_end: z.string(),
  ifsc: z.string(),
  created_at: z.date(),
})
export type PayeeRow = z.infer<typeof PayeeRow>

export const payeeColumns = sql`
  p.payee_id, p.name, p.vpa, p.vpa_kind, p.mcc, p.account_number, p.account_number_end, p.ifsc, p.created_at`

/** Sorts the payees `p` of an order `o`: the one that it was placed with first, else the first one after it. */
export const placedWith = sql`
  p.created_at <= o.order_date desc,
  case when p.created_at <= o.order_date then p.created_at end desc, p.created_at`

/** Whether the seller of an order `o` knows of money in it. What the buyer alone says shows them no account. */
const hasMoney = sql`exists (
  select from payments m where m.order_id = o.order_id
    and (m.state = 'confirmed' or m.state = 'claimed' and m.claimed_by = 'seller'))`

/** Whether an order `o` is paid at all: a cancelled one shows its payee only with money in it. */
export const isPayable = sql`(o.delivery_status <> 'Cancelled' or ${hasMoney})`

const isKnown = sql`exists (
  select from orders k where k.buyer_id = o.buyer_id and k.seller_id = o.seller_id
    and k.delivery_status in ('Confirmed', 'Shipped', 'Delivered'))`

/**
 * Whether the payee of an order `o` shows only once its seller confirms: its buyer had ordered from too many others in
 * the 24 hours before it, and this seller has never confirmed an order of theirs.
 */
export const isPayeeLater = sql`(
  o.delivery_status = 'Pending' and not ${hasMoney} and not ${isKnown} and (
    select count(distinct e.seller_id) from orders e
    where e.buyer_id = o.buyer_id and e.seller_id <> o.seller_id
      and e.order_date > o.order_date - interval '24 hours'
      and (e.order_date, e.order_id) < (o.order_date, o.order_id)) >= ${literal(limits.payeesADay)})`
