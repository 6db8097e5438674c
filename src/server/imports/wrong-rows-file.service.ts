import { problemColumn } from '#contract/products/import-columns.ts'
import type { SheetFormat } from '#contract/reply.ts'
import { undefuse } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import type { Words } from '#server/languages/words.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { sheetFile } from '#server/sheets/sheet-file.ts'
import { findHead } from './import.queries.ts'
import { findWrongRows, type WrongRow } from './import-rows.queries.ts'
import { headsOf, kindOf } from './products-file.csv.ts'
import type { FileHead } from './read-file.csv.ts'
import { problemsOf } from './row-problems.rules.ts'

type Choice = { readonly importId: string; readonly format: SheetFormat }

/**
 * Writes the rejected rows with their problems as a file, which can be corrected in a spreadsheet and imported as it
 * is.
 */
export async function wrongRowsFile(db: Db, { user_id }: Caller, { importId, format }: Choice, words: Words) {
  const head = await findHead(db, user_id, importId)
  if (!head) throw notFound('import')
  const columns = [problemColumn, ...ownCells(head, head.columns)]
  const table = {
    file_name: 'rows_to_mend',
    sheet: 'Rows to mend',
    heads: headsOf(columns, words),
    kinds: columns.map(kindOf),
    // A decimal comma is recognized only in files with semicolons as delimiters.
    delimiter: head.delimiter === ';' ? ';' : ',',
    pages: pagesOf(db, importId, head, words),
  }
  return sheetFile(table, format)
}

const ownCells = ({ columns }: FileHead, cells: readonly string[]) =>
  cells.filter((_, index) => columns[index] !== problemColumn)

async function* pagesOf(db: Db, importId: string, head: FileHead, words: Words) {
  for (let after = 0; ; ) {
    const rows = await findWrongRows(db, importId, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.row_number
    yield rows.map((row) => [
      reasonsOf(row, words),
      ...ownCells(head, row.cells ?? [row.product_name]).map(undefuse),
    ])
  }
}

const reasonsOf = (row: WrongRow, words: Words) =>
  problemsOf(row)
    .map(({ column, message, sentence }) => [
      ...headsOf(column ? [column] : [], words),
      sentence ? words.textOf({ ...sentence, content: message }) : message,
    ])
    .map((parts) => parts.join(': '))
    .join('; ')
