/** Spreadsheets know by it that the file is UTF-8. */
export const byteOrderMark = '\ufeff'

const isPhoneNumber = (text: string) => /^\+?[0-9][0-9 -]{6,18}$/.test(text)

/** Also the wide forms of an Asian keyboard, and behind signs that nobody sees: some spreadsheets drop those first. */
const isFormula = (text: string) => /^[\p{Cf}\p{Zs}]*[=+\-@\t\r＝＋－＠]/u.test(text)

/** Text that a spreadsheet would carry out as a formula gets an apostrophe before it; a phone number is harmless. */
export const escapeFormula = (text: string) => (isFormula(text) && !isPhoneNumber(text) ? `'${text}` : text)

/** One record (RFC 4180). Semicolons are quoted too: half of the spreadsheets part cells by them. */
export const csvLine = (cells: readonly (string | number)[], delimiter = ',') =>
  `${cells.map(cellOf).join(delimiter)}\r\n`

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = escapeFormula(value)
  return /[",;\r\n\t]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
