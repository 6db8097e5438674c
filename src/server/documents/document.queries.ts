import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { DocumentRow, documentColumns, documentTables } from './document.row.ts'

const isReader = (userId: string) => sql`(i.seller_id = ${userId} or i.buyer_id = ${userId})`

const Order = z.object({ order_id: z.string() })

/** Only for its buyer and its seller. */
export const findOrderOf = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(Order)`
    select order_id from orders
    where order_id = ${orderId} and (seller_id = ${userId} or buyer_id = ${userId})`)

export const findDocuments = (db: Db, userId: string, orderId: string) =>
  db.many(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables}
    where i.order_id = ${orderId} and ${isReader(userId)} order by i.created_at, i.number`)

export const findDocument = (db: Db, userId: string, invoiceId: string) =>
  db.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.invoice_id = ${invoiceId} and ${isReader(userId)}`)

/** What the operator has issued: it belongs to no order. */
export const findDocumentOfOperator = (db: Db, invoiceId: string) =>
  db.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.invoice_id = ${invoiceId} and i.order_id is null`)

export const findDocumentOfOrder = (db: Db, orderId: string, invoiceId: string) =>
  db.maybe(rows(DocumentRow)`
    select ${documentColumns} from ${documentTables} where i.invoice_id = ${invoiceId} and i.order_id = ${orderId}`)

const File = z.object({ sha256: z.string() })

export const findFile = (db: Db, invoiceId: string, name: string) =>
  db.maybe(rows(File)`select sha256 from invoice_files where invoice_id = ${invoiceId} and name = ${name}`)

/** Of two that make a file at once, the first counts. */
export const insertFile = (db: Db, invoiceId: string, name: string, sha256: string) =>
  db.run(sql`
    insert into invoice_files (invoice_id, name, sha256) values (${invoiceId}, ${name}, ${sha256})
    on conflict (invoice_id, name) do nothing`)
