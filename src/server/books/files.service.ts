import { createHash } from 'node:crypto'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { CsvFile, StoredFile } from '#contract/reply.ts'
import { hsnDigits } from '#contract/tax/hsn-code.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { books as texts } from '#contract/texts/books/books.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { offeredRates } from '#server/gst-rates/gst-rate.service.ts'
import type { Words } from '#server/languages/words.ts'
import type { Gstr1File } from '#server/portals/gstr1.rules.ts'
import { gstr1Checks } from '#server/portals/gstr1-checks.rules.ts'
import { ratesEver } from '#server/portals/patterns.rules.ts'
import { checksInForce, requirePortal } from '#server/portals/portal.service.ts'
import type { BookRegistration } from './book.queries.ts'
import { findOtherDocuments } from './book.queries.ts'
import type { MonthOf } from './book.row.ts'
import { hsnFile, salesHead, salesLines } from './books.csv.ts'
import { insertExport } from './export.queries.ts'
import { fileOf, type Seller, type Wish } from './file-of.service.ts'
import { Gstr1 } from './gstr1.rules.ts'
import { HsnSums } from './hsn.rules.ts'
import { noted, rowsOfMonth } from './month.service.ts'
import { problemsOf } from './problems.rules.ts'

export async function getSalesFile(db: Db, seller: Seller, wish: Wish, words: Words): Promise<CsvFile> {
  const { of, file_name } = await fileOf(db, seller, wish, 'sales.csv')
  let count = 0
  async function* write() {
    yield salesHead(words)
    for await (const rows of rowsOfMonth(db, of)) {
      count += rows.length
      yield rows.map((row) => salesLines(row, words)).join('')
    }
  }
  return { file_name, parts: noted(db, { of, kind: 'sales.csv', countRows: () => count }, write()) }
}

export async function getHsnFile(db: Db, seller: Seller, wish: Wish, words: Words): Promise<CsvFile> {
  const { of, file_name } = await fileOf(db, seller, wish, 'hsn.csv')
  let count = 0
  async function* write() {
    const hsn = new HsnSums()
    for await (const rows of rowsOfMonth(db, of)) for (const row of rows) hsn.add(row)
    const { text, rows } = hsnFile(hsn, words)
    count = rows
    yield text
  }
  return { file_name, parts: noted(db, { of, kind: 'hsn.csv', countRows: () => count }, write()) }
}

type Gstr1Wish = Wish & { readonly as_billed?: 'on' | undefined }

export async function getGstr1(
  db: Db,
  seller: Seller,
  wish: Gstr1Wish,
  version: string,
): Promise<StoredFile> {
  const { registration, of, file_name } = await fileOf(db, seller, wish, 'gstr1.json')
  const { gstin } = registration
  const { gstr1, count } = await collected(db, of, wish.as_billed ? undefined : registration)
  // Who changed to the composition scheme since still files the return of a month before it.
  if (registration.scheme === 'composition' && gstr1.isEmpty) throw conflict(texts.composition({ gstin }))
  const file = gstr1.toJson({ gstin, month: of.month, version })
  if (!wish.as_billed) await requireGstr1(db, file, hsnDigits(registration.turnover))
  const bytes = Buffer.from(JSON.stringify(file))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await insertExport(db, of, { kind: 'gstr1.json', rows: count, sha256 })
  return { media_type: 'application/json', file_name, bytes }
}

/** Nothing leaves that the portal would refuse, unless its seller wants the file as it was billed. */
async function requireGstr1(db: Db, file: Gstr1File, digits: number) {
  const checks = await checksInForce(db, gstr1Checks, dayInIndia(new Date()))
  const rates = [...ratesEver, ...(await offeredRates(db)).map(toPercent)]
  requirePortal(checks, { file, rates, digits })
}

/** All of a month; the first line that the portal would refuse ends it, if it is to be as that registration asks. */
async function collected(db: Db, of: MonthOf, checked: BookRegistration | undefined) {
  const gstr1 = new Gstr1()
  let count = 0
  for await (const rows of rowsOfMonth(db, of))
    for (const row of rows) {
      const problem = checked && problemsOf(row, checked).find(({ isOfHsn }) => isOfHsn)
      if (problem) throw conflict(problem.sentence)
      gstr1.add(row)
      count += 1
    }
  for (const other of await findOtherDocuments(db, of.gstin, of.month)) gstr1.addOther(other)
  return { gstr1, count }
}
