import { createHash } from 'node:crypto'
import type { StoredFile } from '#contract/reply.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import { fileOf, type Seller, type Wish } from '#server/books/file-of.service.ts'
import { noteExport } from '#server/books/month.service.ts'
import { pagesOf } from '#server/books/pages-of.rules.ts'
import { hasAddresses, problemsOf } from '#server/books/problems.rules.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { einvoiceWriter } from './checked.service.ts'
import { findWaiting } from './waiting.queries.ts'
import type { WaitingRow } from './waiting.row.ts'

/** What waits in a month, as the portal takes it; the first line that it would refuse ends the file. */
export async function getEinvoiceFile(db: Db, seller: Seller, wish: Wish): Promise<StoredFile> {
  const { registration, of, file_name } = await fileOf(db, seller, wish, 'einvoice.json')
  const written: string[] = []
  const write = await einvoiceWriter(db, registration.turnover, new Date())
  const find = (after: WaitingRow | undefined) => findWaiting(db, of, after)
  for await (const rows of pagesOf(find))
    for (const row of rows) {
      const problem = problemsOf(row, registration).find(({ isOfHsn }) => isOfHsn)
      if (problem) throw conflict(problem.sentence)
      if (!hasAddresses(row)) throw conflict(texts.noPin({ number: row.number }))
      written.push(JSON.stringify(write(row)))
    }
  if (written.length === 0) throw conflict(texts.noneWaits({ gstin: of.gstin }))
  const bytes = Buffer.from(`[${written.join(',\n')}]\n`)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await noteExport(db, of, { kind: 'einvoice.json', rows: written.length, sha256 })
  return { media_type: 'application/json', file_name, bytes }
}
