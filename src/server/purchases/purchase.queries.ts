import { z } from 'zod'
import { daysOfMonth } from '#contract/books/month.ts'
import type { Place } from '#server/books/book.row.ts'
import type { Db } from '#server/db/db.ts'
import { rowsPerPage } from '#server/db/paging.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { documentTables } from '#server/documents/document.row.ts'
import { limits } from '#server/limits.ts'
import { PaidSums, PurchaseCounts, PurchaseRow, PurchaseSums, purchaseColumns } from './purchase.row.ts'

export type OfBuyer = { readonly buyerId: string; readonly month: string }

const isOf = ({ buyerId, month }: OfBuyer) => {
  const { first, last } = daysOfMonth(month)
  return sql`i.buyer_id = ${buyerId} and i.issued_on between ${first}::date and ${last}::date`
}

const inOrder = (after: Place | undefined) => sql`
  ${
    after
      ? sql`and (i.issued_on, i.number, i.invoice_id) > (${after.issued_on}::date, ${after.number}, ${after.invoice_id}::uuid)`
      : empty
  }
  order by i.issued_on, i.number, i.invoice_id`

/** So many at a time, in the order of days and numbers. */
export const findPurchaseRows = (db: Db, of: OfBuyer, after: Place | undefined) =>
  db.many(rows(PurchaseRow)`
    select ${purchaseColumns} from ${documentTables} where ${isOf(of)} ${inOrder(after)}
    limit ${literal(limits.books.rows)}`)

export const findPurchasePage = (db: Db, of: OfBuyer, after: Place | undefined) =>
  db.many(rows(PurchaseRow)`
    select ${purchaseColumns} from ${documentTables} where ${isOf(of)} ${inOrder(after)}
    limit ${literal(rowsPerPage)}`)

const Anchor = z.object({ issued_on: z.string(), number: z.string(), invoice_id: z.uuid() })

export const findPurchasePlace = (db: Db, of: OfBuyer, invoiceId: string) =>
  db.maybe(rows(Anchor)`
    select i.issued_on::text as issued_on, i.number, i.invoice_id from invoices i
    where ${isOf(of)} and i.invoice_id = ${invoiceId}`)

export const sumPurchases = (db: Db, of: OfBuyer, isCredit: boolean) =>
  db.one(rows(PurchaseSums)`
    select count(*) as documents, coalesce(sum(i.taxable_paise), 0)::bigint as taxable_paise,
      coalesce(sum(i.cgst_paise), 0)::bigint as cgst_paise, coalesce(sum(i.sgst_paise), 0)::bigint as sgst_paise,
      coalesce(sum(i.igst_paise), 0)::bigint as igst_paise, coalesce(sum(i.total_paise), 0)::bigint as total_paise,
      coalesce(sum(i.cgst_paise + i.sgst_paise + i.igst_paise)
        filter (where i.particulars #>> '{buyer,gstin}' <> ''), 0)::bigint as claimable_paise
    from invoices i where ${isOf(of)} and i.cancelled_at is null and (i.kind = 'CRN') = ${isCredit}`)

export const countPurchases = (db: Db, of: OfBuyer) =>
  db.one(rows(PurchaseCounts)`
    select count(*) as all_documents, count(*) filter (where i.cancelled_at is not null) as cancelled,
      (select to_char(min(f.issued_on), 'YYYY-MM') from invoices f where f.buyer_id = ${of.buyerId}) as first_month
    from invoices i where ${isOf(of)}`)

export const sumPaid = (db: Db, { buyerId, month }: OfBuyer) => {
  const { first, last } = daysOfMonth(month)
  return db.one(rows(PaidSums)`
    select coalesce(sum(amount_paise) filter (where kind <> 'refund'), 0)::bigint as paid_paise,
      coalesce(sum(amount_paise) filter (where kind = 'refund'), 0)::bigint as returned_paise
    from payments
    where buyer_id = ${buyerId} and state = 'confirmed' and paid_on between ${first}::date and ${last}::date`)
}
