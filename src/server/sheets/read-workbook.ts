import { EncryptedFileError } from 'hucre'
import { readXlsx, type Sheet } from 'hucre/xlsx'
import { limits } from '#server/limits.ts'
import { type CellKind, textOfCell } from './cell-text.ts'
import { NoWorkbook, repack, WorkbookTooLarge } from './unpack.ts'

/** It has a password, or is of the format before 2007, which looks the same from outside. */
export class LockedWorkbook extends Error {}

const { rows: mostRows } = limits.sheet
/** No real row has more cells; the rest is dropped. */
const mostCells = 300

const isOfOldFormat = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('hex') === 'd0cf11e0'

/** Says of each column what it holds, once the row of their names is read. */
export type KindsOf = (heads: readonly string[]) => (column: number) => CellKind

/**
 * The rows of a workbook's first visible sheet as texts, blank ones too, so that row numbers match those of the
 * spreadsheet. Of a formula it takes the value that the spreadsheet has stored, and calculates none.
 */
export async function* rowsOfWorkbook(bytes: Uint8Array, kindsOf: KindsOf): AsyncGenerator<string[]> {
  if (isOfOldFormat(bytes)) throw new LockedWorkbook('old format or password')
  const sheet = await firstSheet(repack(bytes))
  let kindOf: (column: number) => CellKind = () => 'text'
  for (const [place, row] of sheet.rows.entries()) {
    const texts = row
      .slice(0, mostCells)
      .map((value, column) => textOfCell(value, formatOf(sheet, place, column), kindOf(column)))
    if (place === 0) kindOf = kindsOf(texts)
    yield texts
  }
}

const formatOf = ({ cells }: Sheet, row: number, column: number) =>
  cells?.get(`${row},${column}`)?.style?.numFmt

async function firstSheet(bytes: Uint8Array): Promise<Sheet> {
  let firstVisible: number | undefined
  const isFirstVisible = (sheet: { hidden?: boolean; veryHidden?: boolean }, place: number) => {
    if (!(sheet.hidden || sheet.veryHidden)) firstVisible ??= place
    return firstVisible === place
  }
  try {
    const { sheets } = await readXlsx(bytes, { readStyles: true, sheets: isFirstVisible, maxRows: mostRows })
    const [sheet] = sheets
    if (sheet && sheet.rows.length >= mostRows) throw new WorkbookTooLarge('too many rows')
    if (sheet) return sheet
  } catch (error) {
    if (error instanceof WorkbookTooLarge) throw error
    if (error instanceof EncryptedFileError) throw new LockedWorkbook('password', { cause: error })
    throw new NoWorkbook('unreadable', { cause: error })
  }
  throw new NoWorkbook('no sheet')
}
