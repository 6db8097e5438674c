import { z } from 'zod'
import type { ShopDispatch } from '#contract/sellers/dispatch.ts'
import type { PaymentTerms } from '#contract/terms.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { paidPaise, payablePaise } from '#server/order-goods/order-money.row.ts'
import { DispatchRow, dispatchOf } from './dispatch.row.ts'
import { isPayable, isPayeeLater, PayeeRow, payeeColumns, placedWith } from './payee.row.ts'
import { TermsRow } from './terms.row.ts'

export const findPayee = (db: Db, sellerId: string) =>
  db.maybe(rows(PayeeRow)`
    select ${payeeColumns} from seller_payees p where p.seller_id = ${sellerId} and p.replaced_at is null`)

const Seller = z.object({ name: z.string(), password_hash: z.string() })

/** One current payee, however many are saved at once. */
export const lockSeller = (tx: Db, sellerId: string) =>
  tx.one(rows(Seller)`
    select coalesce(company_name, full_name) as name, password_hash from users
    where user_id = ${sellerId} for no key update`)

export const updateReplaced = (tx: Db, sellerId: string) =>
  tx.run(sql`
    update seller_payees set replaced_at = clock_timestamp() where seller_id = ${sellerId} and replaced_at is null`)

export type NewPayee = Omit<PayeeRow, 'created_at'> & {
  /** Where the past is told. */
  readonly created_at?: Date | undefined
}

export const insertPayee = (tx: Db, sellerId: string, payee: NewPayee) =>
  tx.one(rows(PayeeRow)`
    insert into seller_payees as p (payee_id, seller_id, name, vpa, vpa_kind, mcc, account_number, account_number_end, ifsc,
      created_at)
    values (${payee.payee_id}, ${sellerId}, ${payee.name}, ${payee.vpa}, ${payee.vpa_kind}, ${payee.mcc},
      ${payee.account_number}, ${payee.account_number_end}, ${payee.ifsc},
      coalesce(${payee.created_at ?? null}::timestamptz, clock_timestamp()))
    returning ${payeeColumns}`)

const Terms = z.object({ terms: TermsRow })

export const findTerms = (db: Db, sellerId: string) =>
  db.maybe(rows(Terms)`select terms from seller_terms where seller_id = ${sellerId}`)

export const upsertTerms = (db: Db, sellerId: string, terms: PaymentTerms) =>
  db.run(sql`
    insert into seller_terms (seller_id, terms) values (${sellerId}, ${JSON.stringify(terms)}::jsonb)
    on conflict (seller_id) do update set terms = excluded.terms`)

export const deleteTerms = (db: Db, sellerId: string) =>
  db.run(sql`delete from seller_terms where seller_id = ${sellerId}`)

const Dispatch = z.object({ dispatch: DispatchRow.nullable() })

export const findDispatch = (db: Db, sellerId: string) =>
  db.one(rows(Dispatch)`select ${dispatchOf(sql`${sellerId}`)} as dispatch`)

export const upsertDispatch = (db: Db, sellerId: string, { dispatch_days, freight }: ShopDispatch) =>
  db.run(sql`
    insert into seller_dispatch (seller_id, dispatch_days, freight) values (${sellerId}, ${dispatch_days}, ${freight})
    on conflict (seller_id) do update set dispatch_days = excluded.dispatch_days, freight = excluded.freight`)

export const deleteDispatch = (db: Db, sellerId: string) =>
  db.run(sql`delete from seller_dispatch where seller_id = ${sellerId}`)

const OpenOrder = z.object({ order_id: z.string(), buyer_id: z.uuid() })

/** Orders that are not paid in full; what is older than half a year nobody pays by a link. */
export const findOpenOrders = (tx: Db, sellerId: string, limit: number) =>
  tx.many(rows(OpenOrder)`
    select o.order_id, o.buyer_id from orders o
    where o.seller_id = ${sellerId} and o.delivery_status <> 'Cancelled'
      and o.order_date > now() - interval '180 days' and ${payablePaise} > ${paidPaise}
    order by order_date desc limit ${literal(limit)}`)

const PayeeOfOrder = PayeeRow.extend({ is_later: z.boolean() })

/** Where an order is paid: as it was when the order was placed, or what was said first after that. */
export const findPayeeOfOrder = (db: Db, orderId: string) =>
  db.maybe(rows(PayeeOfOrder)`
    select ${payeeColumns}, ${isPayeeLater} as is_later from orders o join seller_payees p using (seller_id)
    where o.order_id = ${orderId} and ${isPayable}
    order by ${placedWith}
    limit 1`)
