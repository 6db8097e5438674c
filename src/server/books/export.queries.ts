import { z } from 'zod'
import { bookFileKinds } from '#contract/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import type { MonthOf } from './book.row.ts'

const ExportRow = z.object({
  kind: z.enum(bookFileKinds),
  gstin: z.string(),
  made_at: z.date(),
  rows: z.int(),
  sha256: z.string(),
})
export type ExportRow = z.infer<typeof ExportRow>

export const insertExport = (
  db: Db,
  { sellerId, gstin, month }: MonthOf,
  made: Pick<ExportRow, 'kind' | 'rows' | 'sha256'>,
) =>
  db.run(sql`
    insert into book_exports (seller_id, gstin, month, kind, rows, sha256)
    values (${sellerId}, ${gstin}, ${month}, ${made.kind}, ${made.rows}, ${made.sha256})`)

export const findExports = (db: Db, sellerId: string, month: string) =>
  db.many(rows(ExportRow)`
    select kind, gstin, made_at, rows, sha256 from book_exports
    where seller_id = ${sellerId} and month = ${month}
    order by made_at desc limit ${literal(limits.books.exports)}`)
