import type { Services } from '#server/services.ts'
import * as sql from './book.queries.ts'
import { findExports } from './export.queries.ts'
import { rowsOfMonth } from './month.service.ts'
import { MonthBook, type MonthOfShop } from './month-book.rules.ts'

type Seller = { readonly user_id: string }
type Wish = { readonly month: string; readonly documents?: 'off' | undefined }

/** A month of a shop, one registration after the other, the default one first. */
export async function getBooks(
  { db, irp }: Pick<Services, 'db' | 'irp'>,
  { user_id }: Seller,
  { month, documents }: Wish,
): Promise<MonthOfShop> {
  const [registrations, first, receipts, exports] = await Promise.all([
    sql.findBookRegistrations(db, user_id),
    sql.findFirstMonth(db, user_id),
    sql.countReceipts(db, user_id, month),
    findExports(db, user_id, month),
  ])
  const books: MonthBook[] = []
  for (const registration of registrations) {
    const book = documents === 'off' ? new MonthBook(registration, 0) : new MonthBook(registration)
    const of = { sellerId: user_id, gstin: registration.gstin, month }
    for await (const rows of rowsOfMonth(db, of)) for (const row of rows) book.add(row)
    books.push(book)
  }
  return { month, firstMonth: first.month, books, receipts, hasPortal: irp !== undefined, exports }
}
