import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, type Sql, sql } from '#server/db/sql.ts'
import { isBilled } from '#server/order-goods/is-billed.row.ts'
import { creditedPaise, debitedPaise, deliveredOn } from '#server/order-goods/order-money.row.ts'
import { TermsRow } from '#server/payees/terms.row.ts'
import { areNamesDoubted } from '#server/tax-registrations/doubted-names.row.ts'
import { PaymentRow, paymentColumns } from './payment.row.ts'

export const PaidOrder = z.object({
  order_id: z.string(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  buyer_name: z.string(),
  seller_name: z.string(),
  total_paise: z.int(),
  /** In India. */
  order_day: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  terms: TermsRow.nullable(),
  debited_paise: z.int(),
  credited_paise: z.int(),
  is_billed: z.boolean(),
  /** The last day in India on which it became Delivered. */
  delivered_on: z.string().nullable(),
  shop_names: z.array(z.string()),
})
export type PaidOrder = z.infer<typeof PaidOrder>

const orderColumns = sql`
  o.order_id, o.buyer_id, o.seller_id, coalesce(o.buyer_company_name, o.buyer_full_name) as buyer_name,
  coalesce(o.seller_company_name, o.seller_full_name) as seller_name, o.total_paise, o.delivery_status, o.terms,
  to_char(o.order_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as order_day,
  ${debitedPaise} as debited_paise, ${creditedPaise} as credited_paise,
  ${isBilled(sql`o.order_id`)} as is_billed,
  ${deliveredOn} as delivered_on,
  array_remove(array[o.seller_company_name, (
    select a.full_name from seller_applications a where a.user_id = o.seller_id and a.status = 'approved'
    order by a.created_at desc limit 1)] || array(
    select unnest(array[r.legal_name, r.trade_name]) from tax_registrations r
    where r.seller_id = o.seller_id and not ${areNamesDoubted}), null)
    as shop_names`

const isSide = (userId: string) => sql`(o.buyer_id = ${userId} or o.seller_id = ${userId})`

/** Only for its buyer and its seller. */
export const findOrder = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(PaidOrder)`
    select ${orderColumns} from orders o where o.order_id = ${orderId} and ${isSide(userId)}`)

const Locked = z.object({ order_id: z.string() })

/** What is noted and decided of an order's payments happens in turn. */
export const lockOrder = (tx: Db, userId: string, orderId: string) =>
  tx.maybe(rows(Locked)`
    select o.order_id from orders o where o.order_id = ${orderId} and ${isSide(userId)} for no key update`)

export const findPayments = (db: Db, orderId: string) =>
  db.many(rows(PaymentRow)`
    select ${paymentColumns} from payments p where p.order_id = ${orderId} order by p.created_at, p.payment_id`)

export type NewPayment = Pick<
  PaymentRow,
  | 'payment_id'
  | 'order_id'
  | 'kind'
  | 'amount_paise'
  | 'method'
  | 'reference'
  | 'paid_on'
  | 'claimed_by'
  | 'proof'
> & {
  readonly seller_id: string
  readonly buyer_id: string
  readonly state: 'claimed' | 'confirmed'
  readonly now: Date
}

export const insertPayment = (tx: Db, payment: NewPayment) =>
  tx.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, proof, created_at, decided_at)
    values (${payment.payment_id}, ${payment.order_id}, ${payment.seller_id}, ${payment.buyer_id}, ${payment.kind},
      ${payment.amount_paise}, ${payment.method}, ${payment.reference}, ${payment.paid_on}, ${payment.state},
      ${payment.claimed_by}, ${payment.proof}, ${payment.now}::timestamptz,
      case when ${payment.state} = 'confirmed' then ${payment.now}::timestamptz end)`)

const isReader = (userId: string): Sql => sql`(p.seller_id = ${userId} or p.buyer_id = ${userId})`

export const findPayment = (db: Db, userId: string, paymentId: string) =>
  db.maybe(rows(PaymentRow)`
    select ${paymentColumns} from payments p where p.payment_id = ${paymentId} and ${isReader(userId)}`)

type Decision = {
  readonly state: 'confirmed' | 'rejected' | 'withdrawn'
  readonly reason: string | null
  readonly now: Date
}

export const updateState = (tx: Db, paymentId: string, { state, reason, now }: Decision) =>
  tx.run(sql`
    update payments set state = ${state}, reason = ${reason}, decided_at = ${now}
    where payment_id = ${paymentId}`)

type TakenBack = { readonly payment_id: string; readonly reason: string; readonly now: Date }

export const insertTakenBack = (tx: Db, { payment_id, reason, now }: TakenBack) =>
  tx.run(sql`
    insert into taken_back_payments (payment_id, reason, taken_back_at) values (${payment_id}, ${reason}, ${now})`)

const Known = z.object({ payment_id: z.uuid() })

/** Those of these payments that have a file. */
export const findProven = (db: Db, paymentIds: readonly string[]) =>
  db.many(rows(Known)`
    select payment_id from payments where payment_id = any(${paymentIds}::uuid[]) and proof is not null`)
