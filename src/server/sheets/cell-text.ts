import { formatValue } from 'hucre'

/** What a column holds: text is read as the spreadsheet shows it, a number by its value. */
export type CellKind = 'text' | 'number'

/** A cell of a workbook as a file of text would say it. */
export function textOfCell(value: unknown, format: string | undefined, kind: CellKind): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return dateText(value, format)
  return typeof value === 'number' ? numberText(value, format ?? '', kind) : String(value)
}

/** Excel leaves the order of its short date to the country: in India the day comes first. */
const ofTheCountry = /^(m{1,2}[-/]d{1,2}[-/]yy(yy)?|general|)$/i

const dateText = (date: Date, format = '') =>
  formatValue(date, ofTheCountry.test(format) ? 'dd-mm-yyyy' : format)

function numberText(value: number, format: string, kind: CellKind): string {
  if (/%/.test(format)) return `${plainText(value * 100)}%`
  if (kind === 'number') return plainText(value)
  // Codes whose zeros are a matter of their format, and codes such as 1E5 that a spreadsheet took for numbers.
  if (/^0+$/.test(format) || /^0(\.0+)?E\+0+$/i.test(format)) return formatValue(value, format)
  return plainText(value)
}

/** As many digits as a spreadsheet keeps, and no exponent. */
function plainText(value: number): string {
  const kept = Number(value.toPrecision(15))
  if (Number.isInteger(kept)) return BigInt(kept).toString()
  return Math.abs(kept) < 1e-6 ? kept.toFixed(12) : String(kept)
}
