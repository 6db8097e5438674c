import { z } from 'zod'
import { daysOfQuarter } from '#contract/admin/operator-ledger.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { LedgerRow, LedgerSums } from './ledger.row.ts'

const isIn = (quarter: string) => {
  const { first, last } = daysOfQuarter(quarter)
  return sql`p.state = 'confirmed' and p.paid_on between ${first}::date and ${last}::date`
}

type Place = Pick<LedgerRow, 'paid_on' | 'payment_id'>
type Page = { readonly quarter: string; readonly after: Place | undefined; readonly limit: number }

/** Names as they were when it was ordered. */
export const findEntries = (db: Db, { quarter, after, limit }: Page) =>
  db.many(rows(LedgerRow)`
    select p.payment_id, p.order_id, p.kind, p.amount_paise, p.method, p.reference, p.paid_on::text as paid_on,
      p.seller_id, coalesce(o.seller_company_name, o.seller_full_name) as seller,
      coalesce(o.seller_gstin, o.seller_gst_number) as seller_gstin,
      coalesce(o.buyer_company_name, o.buyer_full_name) as buyer
    from payments p join orders o using (order_id)
    where ${isIn(quarter)}
      ${after ? sql`and (p.paid_on, p.payment_id) > (${after.paid_on}::date, ${after.payment_id}::uuid)` : empty}
    order by p.paid_on, p.payment_id limit ${literal(limit)}`)

const Anchor = z.object({ paid_on: z.string(), payment_id: z.uuid() })

export const findEntryPlace = (db: Db, quarter: string, paymentId: string) =>
  db.maybe(rows(Anchor)`
    select p.paid_on::text as paid_on, p.payment_id from payments p
    where ${isIn(quarter)} and p.payment_id = ${paymentId}`)

export const sumLedger = (db: Db, quarter: string) =>
  db.one(rows(LedgerSums)`
    select count(*) as payments, count(distinct p.seller_id) as sellers,
      coalesce(sum(p.amount_paise) filter (where p.kind <> 'refund'), 0)::bigint as paid_paise,
      coalesce(sum(p.amount_paise) filter (where p.kind = 'refund'), 0)::bigint as returned_paise
    from payments p where ${isIn(quarter)}`)
