import { knownColumns, requiredColumns } from '#contract/import-columns.ts'
import { notCsv } from '#contract/product-import.ts'
import { partedBy, recordsOf, UnclosedQuote } from '#server/csv/read-csv.ts'
import { limits } from '#server/limits.ts'
import { type ReadRow, readRow } from './read-row.ts'

const { rows: mostRows, rowsAtOnce } = limits.import

/** What a file is: why it cannot be read at all, or its rows, some hundred at a time, each as JSON text. */
export type ReadFile =
  | { readonly problem: string }
  | { readonly count: number; readonly chunks: readonly string[] }

// A workbook is a ZIP file; other encodings than UTF-8 leave replacement characters.
const isNoText = (csv: string) => csv.startsWith('PK\u0003\u0004') || csv.includes('\ufffd')

/** Reads a file of products row by row and says what is wrong with each. Runs in a thread of its own. */
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
  const { delimiter, body } = partedBy(csv)
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
  return rows.length === 0 ? { problem: 'The file holds no products.' } : inChunks(rows)
}

function problemOfColumns(columns: readonly string[]): string | undefined {
  const named = columns.filter((name) => name !== '')
  const shown = (name = '') => `"${name.slice(0, 40)}"`
  const missing = requiredColumns.find((name) => !named.includes(name))
  if (named.length === 0) return 'The file is empty.'
  const unknown = named.find((name) => !knownColumns.has(name))
  if (unknown !== undefined)
    return `The column ${shown(unknown)} is not known. The template shows the columns of a file.`
  if (missing !== undefined) return `The column ${shown(missing)} is missing. The template shows it.`
  const twice = named.find((name, index) => named.indexOf(name) !== index)
  return twice === undefined ? undefined : `The column ${shown(twice)} is there twice.`
}

type Place = {
  readonly columns: readonly string[]
  readonly row_number: number
  readonly delimiter: string
}

function readRecord(record: readonly string[], { columns, row_number, delimiter }: Place): ReadRow {
  const of = new Map(columns.map((name, index) => [name, record[index] ?? '']))
  const row = readRow(row_number, { of, hasDecimalComma: delimiter === ';' })
  const isTooLong = record.some((cell, index) => cell.trim() !== '' && !columns[index])
  if (!isTooLong) return row
  const problem = { column: null, message: 'This row has cells that stand under no column' }
  return { ...row, product: null, problems: [...row.problems, problem] }
}

function inChunks(rows: readonly ReadRow[]): ReadFile {
  const chunks: string[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    chunks.push(JSON.stringify(rows.slice(at, at + rowsAtOnce)))
  return { count: rows.length, chunks }
}
