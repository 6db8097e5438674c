import { financialYear } from '#contract/documents/document-number.ts'
import type { CsvFile, StoredFile } from '#contract/reply.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import type { Words } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { makePaper } from '#server/pdf/make-paper.ts'
import * as sql from './account.queries.ts'
import { readAccount } from './accounts.service.ts'
import { findEntries, sumEntries } from './entry.queries.ts'
import type { NamedAccount, Sheet } from './law.rules.ts'
import { statementLines } from './statement.csv.ts'
import { statementPaperOf } from './statement-paper.rules.ts'
import type { Sides } from './trade.queries.ts'

type Pair = Required<Sides>
export type Wish = {
  readonly pair: Pair
  /** Who reads it. */
  readonly reader: 'seller' | 'buyer'
  /** A financial year such as 26-27; any other text is the present one. */
  readonly year: string
  readonly today: string
}

const yearForm = /^\d\d-\d\d$/

/** The first and the last day of a financial year of India. */
function daysOfYear(chosenYear: string, today: string) {
  const isYear =
    yearForm.test(chosenYear) && (Number(chosenYear.slice(0, 2)) + 1) % 100 === Number(chosenYear.slice(3))
  const year = isYear ? chosenYear : financialYear(today)
  return { year, first: `20${year.slice(0, 2)}-04-01`, last: `20${year.slice(3)}-03-31` }
}

async function accountFor(db: Db, { pair, reader, today }: Wish): Promise<NamedAccount> {
  const account = await readAccount(db, pair, reader, today)
  if (!account) throw notFound(reader === 'seller' ? 'user' : 'seller')
  return account
}

/** The latest entries of a year, and what was open before the first of them. */
async function entriesOf(db: Db, { pair, year: chosenYear, today }: Wish, limit: number) {
  const days = daysOfYear(chosenYear, today)
  const [entries, sums] = await Promise.all([findEntries(db, pair, days, limit), sumEntries(db, pair, days)])
  const first = entries.at(-1)
  return {
    year: days.year,
    years: [...new Set([financialYear(today), ...sums.years])].sort().reverse(),
    entries,
    entries_in_all: sums.entries,
    brought_forward: first ? first.balance_paise - first.paise : sums.before_paise,
  }
}

/** An account in a financial year, for both of its sides. */
export async function getSheet(db: Db, wish: Wish): Promise<Sheet> {
  const [account, book, notes] = await Promise.all([
    accountFor(db, wish),
    entriesOf(db, wish, limits.khata.shown),
    sql.findNotes(db, wish.pair),
  ])
  return { account, notes, ...book }
}

const fileName = (year: string, ending: string) => `khata-${year}.${ending}`

/** The statement of a year as a paper; a longer one begins with what was open before its latest entries. */
export async function getStatement(db: Db, wish: Wish): Promise<StoredFile> {
  // Before the names, which only people who have traded have here.
  const account = await accountFor(db, wish)
  const [book, seller, buyer] = await Promise.all([
    entriesOf(db, wish, limits.khata.paper),
    sql.findParty(db, wish.pair.sellerId),
    sql.findParty(db, wish.pair.buyerId),
  ])
  const paper = statementPaperOf({ account, ...book, seller, buyer, today: wish.today })
  const { sellerId, buyerId } = wish.pair
  const bytes = await makePaper(paper, { user_id: wish.reader === 'seller' ? sellerId : buyerId })
  return { media_type: 'application/pdf', file_name: fileName(book.year, 'pdf'), bytes }
}

export async function getStatementFile(db: Db, wish: Wish, words: Words): Promise<CsvFile> {
  await accountFor(db, wish)
  const book = await entriesOf(db, wish, limits.khata.file)
  return { file_name: fileName(book.year, 'csv'), parts: statementLines(book, words) }
}
