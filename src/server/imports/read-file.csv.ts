import { requiredColumns, unknownColumns } from '#contract/products/import-columns.ts'
import { notCsv } from '#contract/products/product-import.ts'
import { detectDelimiter, recordsOf, UnclosedQuote } from '#server/csv/read-csv.ts'
import { limits } from '#server/limits.ts'
import { type ReadRow, readRow } from './read-row.rules.ts'

const { rows: mostRows, rowsAtOnce } = limits.import

/** A file's content: the reason why it is unreadable, or its rows in batches of some hundred, as JSON text. */
export type ReadFile =
  | { readonly problem: string }
  | ({ readonly count: number; readonly chunks: readonly string[] } & FileHead)

/** Its column names and its delimiter. */
export type FileHead = { readonly columns: readonly string[]; readonly delimiter: string }

// A workbook is a ZIP file; encodings other than UTF-8 produce replacement characters.
const isNoText = (csv: string) => csv.startsWith('PK\u0003\u0004') || csv.includes('\ufffd')

/** Reads a product file row by row and validates each row. Runs in a separate thread. */
export function readFile(csv: string): ReadFile {
  if (isNoText(csv)) return { problem: notCsv }
  try {
    return readProducts(csv)
  } catch (error) {
    if (!(error instanceof UnclosedQuote)) throw error
    return { problem: `A quotation mark that begins in row ${error.record} is never closed.` }
  }
}

function readProducts(csv: string): ReadFile {
  const { delimiter, body } = detectDelimiter(csv)
  const records = recordsOf(body, delimiter)
  const columns = (records.next().value ?? []).map((name: string) => name.trim().toLowerCase())
  const problem = problemOfColumns(columns)
  if (problem) return { problem }
  const rows: ReadRow[] = []
  let row_number = 1
  for (const record of records) {
    row_number += 1
    if (record.every((cell) => cell.trim() === '')) continue
    if (rows.length === mostRows)
      return { problem: `A file can have at most ${mostRows.toLocaleString('en-IN')} products.` }
    rows.push(readRecord(record, { columns, row_number, delimiter }))
  }
  if (rows.length === 0) return { problem: 'The file holds no products.' }
  return { count: rows.length, chunks: inChunks(rows), columns, delimiter }
}

/** Unknown columns are ignored and reported; if a required one is missing, an unknown one may be its misspelling. */
function problemOfColumns(columns: readonly string[]): string | undefined {
  const named = columns.filter((name) => name !== '')
  if (named.length === 0) return 'The file is empty.'
  const missing = requiredColumns.find((name) => !named.includes(name))
  if (missing !== undefined)
    return `The column ${shown(missing)} is missing. The template shows it.${instead(unknownColumns(named))}`
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  return twice === undefined ? undefined : `The column ${shown(twice)} is there twice.`
}

const shown = (name: string) => `"${name.slice(0, 40)}"`

const instead = (unknown: readonly string[]) =>
  unknown.length === 0
    ? ''
    : ` The file has ${unknown.slice(0, 3).map(shown).join(', ')}, which the template does not know.`

type Place = {
  readonly columns: readonly string[]
  readonly row_number: number
  readonly delimiter: string
}

function readRecord(record: readonly string[], { columns, row_number, delimiter }: Place): ReadRow {
  const of = new Map(columns.map((name, index) => [name, record[index] ?? '']))
  const row = { ...readRow(row_number, { of, hasDecimalComma: delimiter === ';' }), cells: record }
  const isTooLong = record.some((cell, index) => cell.trim() !== '' && !columns[index])
  if (!isTooLong) return row
  const problem = { column: null, message: 'This row has cells that stand under no column' }
  return { ...row, product: null, problems: [...row.problems, problem] }
}

function inChunks(rows: readonly ReadRow[]): string[] {
  const chunks: string[] = []
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    chunks.push(JSON.stringify(rows.slice(start, start + rowsAtOnce)))
  return chunks
}
