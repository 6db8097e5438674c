import { keyColumns, requiredColumns, unknownColumns } from '#contract/products/import-columns.ts'
import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { detectDelimiter, recordsOf, UnclosedQuote } from '#server/csv/read-csv.ts'
import { undefuse } from '#server/csv/write-csv.ts'
import { cutText } from '#server/languages/cut-text.ts'
import { limits } from '#server/limits.ts'
import { type ReadRow, readRow, rowProblem } from './read-row.rules.ts'
import { categoryOf, columnOf, onlyEnglish, type Spellings } from './spellings.rules.ts'

const { rows: mostRows, rowsAtOnce } = limits.import

export type File = {
  readonly csv: string
  /** The bytes of an Excel workbook, in place of text. */
  readonly workbook?: Uint8Array | undefined
  readonly spellings: Spellings
  /** Whether its rows are products, or changes of them. */
  readonly mode: 'add' | 'update'
}

/** A file's content: the reason why it is unreadable, or its rows in batches of some hundred, as JSON text. */
export type ReadFile =
  | { readonly problem: Sentence }
  | ({ readonly count: number; readonly chunks: readonly string[] } & FileHead)

/** Its column names and its delimiter. */
export type FileHead = { readonly columns: readonly string[]; readonly delimiter: string }

// A workbook is a ZIP file; encodings other than UTF-8 produce replacement characters.
const isNoText = (csv: string) => csv.startsWith('PK\u0003\u0004') || csv.includes('\ufffd')

export type How = Omit<File, 'csv' | 'workbook'>

const newProducts: How = { spellings: onlyEnglish, mode: 'add' }

/** Reads a product file row by row and validates each row. Runs in a separate thread. */
export function readFile(csv: string, how: How = newProducts): ReadFile {
  if (isNoText(csv)) return { problem: rules.csv }
  try {
    const { delimiter, body } = detectDelimiter(csv)
    return readRecords(recordsOf(body, delimiter), { ...how, delimiter })
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    return { problem: imports.unclosedQuote({ row: error.record }) }
  }
}

type HowToRead = How & { readonly delimiter: string }

/** The records of a file, as a file of text would hold them, whatever it was. */
export function readRecords(
  records: Iterator<readonly string[]> & Iterable<readonly string[]>,
  { spellings, mode, delimiter }: HowToRead,
): ReadFile {
  const columns = (records.next().value ?? []).map((head: string) => columnOf(head, spellings))
  const problem = mode === 'add' ? problemOfColumns(columns) : problemOfKeys(columns)
  if (problem) return { problem }
  const rows: (ReadRow | KeyedRow)[] = []
  const read = mode === 'add' ? readRecord : keyedRecord
  let row_number = 1
  for (const record of records) {
    row_number += 1
    if (record.every((cell) => cell.trim() === '')) continue
    if (rows.length === mostRows) return { problem: imports.tooManyRows({ limit: mostRows }) }
    rows.push(read(record, { columns, row_number, delimiter, spellings }))
  }
  if (rows.length === 0) return { problem: imports.noProducts }
  return { count: rows.length, chunks: inChunks(rows), columns, delimiter }
}

/** Unknown columns are ignored and reported; if a required one is missing, an unknown one may be its misspelling. */
function problemOfColumns(columns: readonly string[]): Sentence | undefined {
  const named = columns.filter((name) => name !== '')
  if (named.length === 0) return rules.emptyFile
  const missing = requiredColumns.find((name) => !named.includes(name))
  const unknown = unknownColumns(named).slice(0, 3).map(shown)
  if (missing !== undefined) return imports.columnMissing({ column: shown(missing), unknown })
  return problemOfTwice(named)
}

/** A file of changes may have any columns beside the one that names its products. */
function problemOfKeys(columns: readonly string[]): Sentence | undefined {
  const named = columns.filter((name) => name !== '')
  if (named.length === 0) return rules.emptyFile
  return keyColumns.some((name) => named.includes(name)) ? problemOfTwice(named) : imports.noKey
}

function problemOfTwice(named: readonly string[]): Sentence | undefined {
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  return twice === undefined ? undefined : imports.columnTwice({ column: shown(twice) })
}

const shown = (name: string) => cutText(name, 40)

type Place = {
  readonly columns: readonly string[]
  readonly row_number: number
  readonly delimiter: string
  readonly spellings: Spellings
}

function readRecord(record: readonly string[], { columns, row_number, ...place }: Place): ReadRow {
  const of = new Map(columns.map((name, index) => [name, record[index] ?? '']))
  of.set('category_type', categoryOf(of.get('category_type') ?? '', place.spellings))
  const row = { ...readRow(row_number, { of, hasDecimalComma: place.delimiter === ';' }), cells: record }
  const isTooLong = record.some((cell, index) => cell.trim() !== '' && !columns[index])
  if (!isTooLong) return row
  const problem = rowProblem(null, imports.cellsWithoutColumn)
  return { ...row, product: null, problems: [...row.problems, problem] }
}

/** A row before its product is known: its filled cells by column. */
export type KeyedRow = {
  readonly row_number: number
  readonly of: Readonly<Record<string, string>>
  readonly cells: readonly string[]
}

function keyedRecord(record: readonly string[], { columns, row_number, spellings }: Place): KeyedRow {
  const filled = columns
    .map((name, index): [string, string] => [name, undefuse((record[index] ?? '').trim())])
    .filter(([name, text]) => name !== '' && text !== '')
  const of = Object.fromEntries(filled)
  if (of.category_type) of.category_type = categoryOf(of.category_type, spellings)
  return { row_number, of, cells: record }
}

function inChunks(rows: readonly (ReadRow | KeyedRow)[]): string[] {
  const chunks: string[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    chunks.push(JSON.stringify(rows.slice(start, start + rowsAtOnce)))
  return chunks
}
