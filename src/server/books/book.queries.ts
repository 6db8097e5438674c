import { z } from 'zod'
import { daysOfMonth } from '#contract/books/month.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { documentTables } from '#server/documents/document.row.ts'
import { limits } from '#server/limits.ts'
import { sellingShape } from '#server/tax-registrations/party.row.ts'
import { BookRow, bookColumns, type MonthOf, type Place } from './book.row.ts'

const BookRegistration = z.object(sellingShape)
export type BookRegistration = z.infer<typeof BookRegistration>

/** The default one first. */
export const findBookRegistrations = (db: Db, sellerId: string) =>
  db.many(rows(BookRegistration)`
    select gstin, legal_name, trade_name, address, pin, state_code, scheme, turnover, invoice_prefix
    from tax_registrations where seller_id = ${sellerId} order by is_default desc, created_at, gstin`)

const isInMonth = (month: string) => {
  const { first, last } = daysOfMonth(month)
  return sql`i.issued_on between ${first}::date and ${last}::date`
}

/** So many at a time, in the order of their days and numbers, each after the last one read. */
export const findBookRows = (db: Db, { sellerId, gstin, month }: MonthOf, after: Place | undefined) =>
  db.many(rows(BookRow)`
    select ${bookColumns} from ${documentTables}
    where i.seller_id = ${sellerId} and i.gstin = ${gstin} and ${isInMonth(month)}
      ${
        after
          ? sql`and (i.issued_on, i.number, i.invoice_id) > (${after.issued_on}::date, ${after.number}, ${after.invoice_id}::uuid)`
          : empty
      }
    order by i.issued_on, i.number, i.invoice_id limit ${literal(limits.books.rows)}`)

const Receipts = z.object({ payments: z.int(), received_paise: z.int(), refunded_paise: z.int() })
export type Receipts = z.infer<typeof Receipts>

const FirstMonth = z.object({ month: z.string().nullable() })

export const findFirstMonth = (db: Db, sellerId: string) =>
  db.one(rows(FirstMonth)`
    select to_char(min(issued_on), 'YYYY-MM') as month from invoices where seller_id = ${sellerId}`)

/** What was confirmed of the days of a month. */
export const countReceipts = (db: Db, sellerId: string, month: string) => {
  const { first, last } = daysOfMonth(month)
  return db.one(rows(Receipts)`
    select count(*) as payments,
      coalesce(sum(amount_paise) filter (where kind <> 'refund'), 0)::bigint as received_paise,
      coalesce(sum(amount_paise) filter (where kind = 'refund'), 0)::bigint as refunded_paise
    from payments
    where seller_id = ${sellerId} and state = 'confirmed' and paid_on between ${first}::date and ${last}::date`)
}

const OtherDocument = z.object({
  kind: z.enum(['receipt', 'challan']),
  number: z.string(),
  is_cancelled: z.boolean(),
})
export type OtherDocument = z.infer<typeof OtherDocument>

/** Receipt vouchers and challans have numbers that GSTR-1 counts too. */
export const findOtherDocuments = (db: Db, gstin: string, month: string) => {
  const { first, last } = daysOfMonth(month)
  return db.many(rows(OtherDocument)`
    select 'receipt' as kind, number, t.payment_id is not null as is_cancelled
    from receipts left join taken_back_payments t using (payment_id)
    where gstin = ${gstin} and issued_on between ${first}::date and ${last}::date
    union all
    select 'challan', number, b.shipment_id is not null from challans left join taken_back_shipments b using (shipment_id)
    where gstin = ${gstin} and issued_on between ${first}::date and ${last}::date
    order by 1, 2`)
}
