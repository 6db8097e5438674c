import { daysOfMonth } from '#contract/books/month.ts'
import type { MonthOf, Place } from '#server/books/book.row.ts'
import type { Db } from '#server/db/db.ts'
import { empty, literal, rows, sql } from '#server/db/sql.ts'
import { documentTables } from '#server/documents/document.row.ts'
import { limits } from '#server/limits.ts'
import type { PortalAnswer } from './answer.rules.ts'
import { WaitingRow, waitingColumns } from './waiting.row.ts'

const waits = sql`i.needs_irn and i.irn is null and i.cancelled_at is null`

/** What waits for its number in a month, in the order of days and numbers. */
export const findWaiting = (db: Db, { sellerId, gstin, month }: MonthOf, after: Place | undefined) => {
  const { first, last } = daysOfMonth(month)
  return db.many(rows(WaitingRow)`
    select ${waitingColumns} from ${documentTables}
    where i.seller_id = ${sellerId} and i.gstin = ${gstin} and ${waits}
      and i.issued_on between ${first}::date and ${last}::date
      ${
        after
          ? sql`and (i.issued_on, i.number, i.invoice_id) > (${after.issued_on}::date, ${after.number}, ${after.invoice_id}::uuid)`
          : empty
      }
    order by i.issued_on, i.number, i.invoice_id limit ${literal(limits.books.rows)}`)
}

/** A document of the seller that takes a number of the portal. */
export const findNumbered = (db: Db, sellerId: string, invoiceId: string) =>
  db.maybe(rows(WaitingRow)`
    select ${waitingColumns} from ${documentTables}
    where i.invoice_id = ${invoiceId} and i.seller_id = ${sellerId}`)

/** Whatever waits at a shop: a file of answers does not say of which month. */
export const findAllWaiting = (db: Db, sellerId: string, after: Place | undefined) =>
  db.many(rows(WaitingRow)`
    select ${waitingColumns} from ${documentTables}
    where i.seller_id = ${sellerId} and ${waits}
      ${
        after
          ? sql`and (i.issued_on, i.number, i.invoice_id) > (${after.issued_on}::date, ${after.number}, ${after.invoice_id}::uuid)`
          : empty
      }
    order by i.issued_on, i.number, i.invoice_id limit ${literal(limits.books.rows)}`)

/** Said once: a number that is there stays. */
export const writeIrn = (db: Db, sellerId: string, invoiceId: string, answer: PortalAnswer) =>
  db.run(sql`
    update invoices i set irn = ${answer.Irn}, ack_no = ${answer.AckNo}, ack_date = ${answer.AckDt},
      signed_qr = ${answer.SignedQRCode}
    where i.invoice_id = ${invoiceId} and i.seller_id = ${sellerId} and ${waits}`)
