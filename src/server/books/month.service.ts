import { createHash } from 'node:crypto'
import type { Books } from '#contract/books/books.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import * as sql from './book.queries.ts'
import type { BookRow, MonthOf, Place } from './book.row.ts'
import { insertExport } from './export.queries.ts'

/** The documents of a month, a few hundred at a time: the memory of a file does not grow with its month. */
export async function* rowsOfMonth(db: Db, of: MonthOf, begin?: Place): AsyncIterable<readonly BookRow[]> {
  for (let after: Place | undefined = begin, isWhole = false; !isWhole; ) {
    const rows = await sql.findBookRows(db, of, after)
    if (rows.length > 0) yield rows
    after = rows.at(-1)
    isWhole = rows.length < limits.books.rows
  }
}

/** The registration that a file belongs to: the named one, else the default one. */
export async function registrationOf(db: Db, sellerId: string, gstin: string | undefined) {
  const all = await sql.findBookRegistrations(db, sellerId)
  const chosen = gstin ? all.find((each) => each.gstin === gstin) : all[0]
  if (!chosen) throw gstin ? notFound('book') : conflict(texts.noRegistration)
  return chosen
}

type Kind = Books['exports'][number]['kind']
type Made = { readonly of: MonthOf; readonly kind: Kind; readonly countRows: () => number }

/** What a file was that is made at once. */
export const noteExport = insertExport

/** The parts as they are sent; once all are, it is noted what the file was. */
export async function* noted<Part extends string | Uint8Array>(
  db: Db,
  { of, kind, countRows }: Made,
  parts: AsyncIterable<Part>,
): AsyncIterable<Part> {
  const hash = createHash('sha256')
  for await (const part of parts) {
    hash.update(part)
    yield part
  }
  await insertExport(db, of, { kind, rows: countRows(), sha256: hash.digest('hex') })
}
