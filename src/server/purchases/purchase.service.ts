import type { CsvFile, ZipFile } from '#contract/reply.ts'
import { pagesOf } from '#server/books/pages-of.rules.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import type { Words } from '#server/languages/words.ts'
import { getTallyNames } from '#server/tally/ledger-name.service.ts'
import { listBuyerPayments } from '#server/tally/payment-entry.service.ts'
import { tallyZip } from '#server/tally/tally-file.rules.ts'
import { purchaseHead, purchaseLines } from './purchase.csv.ts'
import * as sql from './purchase.queries.ts'
import type { PurchaseRow, PurchasesFound } from './purchase.row.ts'

type Buyer = { readonly user_id: string }
type Wish = { readonly month: string; readonly cursor?: string | undefined }

/** What a person was billed in a month, with the first documents or the next ones. */
export async function getPurchases(
  db: Db,
  { user_id }: Buyer,
  { month, cursor }: Wish,
): Promise<PurchasesFound> {
  const of = { buyerId: user_id, month }
  const after = await anchorOf(cursor, (id) => sql.findPurchasePlace(db, of, id))
  const [bills, credits, counts, paid, rows] = await Promise.all([
    sql.sumPurchases(db, of, false),
    sql.sumPurchases(db, of, true),
    sql.countPurchases(db, of),
    sql.sumPaid(db, of),
    sql.findPurchasePage(db, of, after),
  ])
  const list = pageOf(rows, counts.all_documents, ({ invoice_id }) => invoice_id)
  return { month, bills, credits, counts, paid, list }
}

const documentsOf = (db: Db, of: sql.OfBuyer) =>
  pagesOf((after: PurchaseRow | undefined) => sql.findPurchaseRows(db, of, after))

/** The month for Tally, seen from the buyer. */
export async function getPurchasesForTally(db: Db, buyer: Buyer, { month }: Wish): Promise<ZipFile> {
  const of = { buyerId: buyer.user_id, month }
  const parts = tallyZip(
    {
      side: 'purchases',
      names: await getTallyNames(db, buyer),
      documents: () => documentsOf(db, of),
      payments: () => listBuyerPayments(db, of),
    },
    () => undefined,
  )
  return { file_name: `purchases-${month}-tally.zip`, parts }
}

/** Each line of a month, as a spreadsheet. */
export async function getPurchasesFile(
  db: Db,
  { user_id }: Buyer,
  { month }: Wish,
  words: Words,
): Promise<CsvFile> {
  async function* write() {
    yield purchaseHead(words)
    for await (const rows of documentsOf(db, { buyerId: user_id, month }))
      yield rows.map((row) => purchaseLines(row, words)).join('')
  }
  return { file_name: `purchases-${month}.csv`, parts: write() }
}
