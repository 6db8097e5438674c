import { daysOfMonth } from '#contract/books/month.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isBill } from '#server/order-goods/is-billed.row.ts'
import { TallyPayment } from './tally.row.ts'

type Of = { readonly month: string; readonly after: TallyPayment | undefined }

/** The bill of the order, if it was there on the day of the payment. */
export const bill = sql`left join lateral (
    select i.number, i.gstin, i.issued_on, i.particulars from invoices i
    where i.order_id = p.order_id and ${isBill(sql`i`)} and i.cancelled_at is null
    order by i.created_at desc limit 1) b on true`

const columns = sql`p.payment_id, p.order_id, p.kind, p.amount_paise, p.method, p.reference, p.paid_on::text as paid_on,
  case when b.issued_on <= p.paid_on then b.number end as bill_number`

const page = ({ month, after }: Of): Sql => {
  const { first, last } = daysOfMonth(month)
  return sql`p.state = 'confirmed' and p.paid_on between ${first}::date and ${last}::date
    ${after ? sql`and (p.paid_on, p.payment_id) > (${after.paid_on}::date, ${after.payment_id}::uuid)` : empty}
    order by p.paid_on, p.payment_id limit ${literal(limits.books.rows)}`
}

type OfSeller = Of & { readonly sellerId: string; readonly gstin: string }

/** What buyers paid on orders under a registration: that of the bill, else of the order, else the default one. */
export const findSellerPayments = (db: Db, { sellerId, gstin, ...of }: OfSeller) =>
  db.many(rows(TallyPayment)`
    select ${columns}, p.buyer_id as party_id,
      coalesce(b.particulars #>> '{buyer,name}', o.bill_name, o.buyer_company_name, o.buyer_full_name) as party_name,
      coalesce(b.particulars #>> '{buyer,gstin}', o.bill_gstin, '') as party_gstin
    from payments p join orders o using (order_id) ${bill}
    where p.seller_id = ${sellerId} and ${gstin} = coalesce(b.gstin, o.seller_gstin, (
        select r.gstin from tax_registrations r where r.seller_id = p.seller_id and r.is_default))
      and ${page(of)}`)

type OfBuyer = Of & { readonly buyerId: string }

/** What a buyer paid. */
export const findBuyerPayments = (db: Db, { buyerId, ...of }: OfBuyer) =>
  db.many(rows(TallyPayment)`
    select ${columns}, p.seller_id as party_id,
      coalesce(b.particulars #>> '{seller,name}', o.seller_company_name, o.seller_full_name) as party_name,
      coalesce(b.gstin, o.seller_gstin, '') as party_gstin
    from payments p join orders o using (order_id) ${bill}
    where p.buyer_id = ${buyerId} and ${page(of)}`)
