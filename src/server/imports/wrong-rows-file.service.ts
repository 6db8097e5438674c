import { problemColumn } from '#contract/products/import-columns.ts'
import type { CsvFile } from '#contract/reply.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Db } from '#server/db/db.ts'
import { notFound } from '#server/errors.ts'
import type { Words } from '#server/languages/words.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { findHead } from './import.queries.ts'
import { findWrongRows, type WrongRow } from './import-rows.queries.ts'
import { headsOf } from './products-file.csv.ts'
import type { FileHead } from './read-file.csv.ts'
import { problemsOf } from './row-problems.rules.ts'

/**
 * Writes the rejected rows with their problems as a file, which can be corrected in a spreadsheet and imported as it
 * is.
 */
export async function wrongRowsFile(
  db: Db,
  { user_id }: Caller,
  importId: string,
  words: Words,
): Promise<CsvFile> {
  const head = await findHead(db, user_id, importId)
  if (!head) throw notFound('import')
  return { file_name: 'rows_to_mend.csv', parts: linesOf(db, importId, head, words) }
}

async function* linesOf(db: Db, importId: string, { columns, delimiter }: FileHead, words: Words) {
  // A decimal comma is recognized only in files with semicolons as delimiters.
  const line = (cells: readonly string[]) => csvLine(cells, delimiter === ';' ? ';' : ',')
  const own = (cells: readonly string[]) => cells.filter((_, index) => columns[index] !== problemColumn)
  yield byteOrderMark + line(headsOf([problemColumn, ...own(columns)], words))
  for (let after = 0; ; ) {
    const rows = await findWrongRows(db, importId, after)
    const last = rows.at(-1)
    if (!last) return
    after = last.row_number
    yield rows.map((row) => line([reasonsOf(row, words), ...own(row.cells ?? [row.product_name])])).join('')
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
