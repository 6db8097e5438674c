import type { BookPart } from '#contract/books/books.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { badInput } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { BookRow, Place } from './book.row.ts'
import { registrationOf, rowsOfMonth } from './month.service.ts'
import { isWaiting } from './month-book.rules.ts'
import { partsOf } from './sections.rules.ts'

type Seller = { readonly user_id: string }
type Wish = {
  readonly month: string
  readonly gstin: string
  readonly part: BookPart
  readonly cursor?: string | undefined
}

const isOf = (part: BookPart) => (row: BookRow) =>
  part === 'all' ||
  (part === 'cancelled' && row.cancelled_at !== null) ||
  (part === 'waiting' && isWaiting(row)) ||
  partsOf(row).some(({ section }) => section === part)

const cursorOf = ({ issued_on, number, invoice_id }: Place) => `${issued_on} ${invoice_id} ${number}`

const form = /^(20\d\d-\d\d-\d\d) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\S{1,20})$/

function placeIn(cursor: string): Place {
  const [, issued_on, invoice_id, number] = form.exec(cursor) ?? []
  const isDay = issued_on !== undefined && !Number.isNaN(Date.parse(issued_on))
  if (!(isDay && invoice_id && number)) throw badInput(texts.cursor)
  return { issued_on, invoice_id, number }
}

/** The documents behind a sum, a page at a time. */
export async function listPart(db: Db, { user_id }: Seller, { month, gstin, part, cursor }: Wish) {
  const registration = await registrationOf(db, user_id, gstin)
  const of = { sellerId: user_id, gstin: registration.gstin, month }
  const begin = cursor === undefined ? undefined : placeIn(cursor)
  const rowsOfPart: BookRow[] = []
  for await (const rows of rowsOfMonth(db, of, begin)) {
    rowsOfPart.push(...rows.filter(isOf(part)))
    if (rowsOfPart.length > limits.books.page) break
  }
  const documents = rowsOfPart.slice(0, limits.books.page)
  const last = documents.at(-1)
  return { documents, next: last && rowsOfPart.length > documents.length ? cursorOf(last) : null }
}
