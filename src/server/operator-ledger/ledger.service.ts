import type { CsvFile } from '#contract/reply.ts'
import { pagesOf } from '#server/books/pages-of.rules.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf, rowsPerPage } from '#server/db/paging.ts'
import type { Words } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { ledgerHead, ledgerLine } from './ledger.csv.ts'
import * as sql from './ledger.queries.ts'
import type { LedgerFound, LedgerRow } from './ledger.row.ts'

type Wish = { readonly quarter: string; readonly cursor?: string | undefined }

/** What sellers confirmed in a quarter, with its sums. */
export async function getLedger(db: Db, { quarter, cursor }: Wish): Promise<LedgerFound> {
  const after = await anchorOf(cursor, (id) => sql.findEntryPlace(db, quarter, id))
  const [sums, rows] = await Promise.all([
    sql.sumLedger(db, quarter),
    sql.findEntries(db, { quarter, after, limit: rowsPerPage }),
  ])
  return { quarter, sums, list: pageOf(rows, sums.payments, ({ payment_id }) => payment_id) }
}

export async function getLedgerFile(db: Db, quarter: string, words: Words): Promise<CsvFile> {
  const find = (after: LedgerRow | undefined) =>
    sql.findEntries(db, { quarter, after, limit: limits.books.rows })
  async function* write() {
    yield ledgerHead(words)
    for await (const rows of pagesOf(find)) yield rows.map(ledgerLine).join('')
  }
  return { file_name: `operator-ledger-${quarter}.csv`, parts: write() }
}
