import type { ZipFile } from '#contract/reply.ts'
import { fileOf, type Seller, type Wish } from '#server/books/file-of.service.ts'
import { noted, rowsOfMonth } from '#server/books/month.service.ts'
import type { Db } from '#server/db/db.ts'
import { getTallyNames } from './ledger-name.service.ts'
import { listSellerPayments } from './payment-entry.service.ts'
import { tallyZip } from './tally-file.rules.ts'

/** A month of a registration for Tally: what it billed, credited and received. */
export async function getSalesForTally(db: Db, seller: Seller, wish: Wish): Promise<ZipFile> {
  const { of, file_name } = await fileOf(db, seller, wish, 'tally.zip')
  const names = await getTallyNames(db, seller)
  let rows = 0
  const month = {
    side: 'sales' as const,
    names,
    documents: () => rowsOfMonth(db, of),
    payments: () => listSellerPayments(db, of),
  }
  const parts = tallyZip(month, (count) => {
    rows += count
  })
  return { file_name, parts: noted(db, { of, kind: 'tally.zip', countRows: () => rows }, parts) }
}
