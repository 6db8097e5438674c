import { imports } from '#contract/texts/imports.ts'
import { rules } from '#contract/texts/rules.ts'
import { escapeFormula } from '#server/csv/write-csv.ts'
import { LockedWorkbook, rowsOfWorkbook } from '#server/sheets/read-workbook.ts'
import { NoWorkbook, WorkbookTooLarge } from '#server/sheets/unpack.ts'
import { kindOf } from './products-file.csv.ts'
import { type How, type ReadFile, readRecords } from './read-file.csv.ts'
import { columnOf } from './spellings.rules.ts'

/** Reads a workbook of products as its file of text would be read. Runs in a separate thread. */
export async function readWorkbook(workbook: Uint8Array, how: How): Promise<ReadFile> {
  try {
    const kindsOf = (heads: readonly string[]) => {
      const kinds = heads.map((head) => kindOf(columnOf(head, how.spellings)))
      return (column: number) => kinds[column] ?? 'text'
    }
    const records: string[][] = []
    for await (const row of rowsOfWorkbook(workbook, kindsOf)) records.push(row.map(asInText))
    return readRecords(records[Symbol.iterator](), { ...how, delimiter: ',' })
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** A dash alone empties, in a workbook too. */
const asInText = (cell: string) => (cell.trim() === '-' ? cell : escapeFormula(cell))

function problemOf(error: unknown) {
  if (error instanceof LockedWorkbook) return imports.workbookLocked
  if (error instanceof WorkbookTooLarge) return imports.workbookUnpacksTooLarge
  if (error instanceof NoWorkbook) return rules.workbook
  throw error
}
