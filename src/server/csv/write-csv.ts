/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\ufeff'

const isPhoneNumber = (text: string) => /^\+?[0-9][0-9 -]{6,18}$/.test(text)

/**
 * Includes full-width forms of Asian keyboards and leading invisible characters, because some spreadsheets drop those
 * first.
 */
const isFormula = (text: string) => /^[\p{Cf}\p{Zs}]*[=+\-@\t\r＝＋－＠]/u.test(text)

/** Text that would be read without its first apostrophe. */
const looksEscaped = (text: string) => text.startsWith("'") && isFormula(text.replace(/^'+/, ''))

/**
 * Puts an apostrophe before text that a spreadsheet would run as a formula, or that looks as if it had one; phone
 * numbers are harmless.
 */
export const escapeFormula = (text: string) =>
  (isFormula(text) && !isPhoneNumber(text)) || looksEscaped(text) ? `'${text}` : text

/** What stood there before `escapeFormula`. */
export const undefuse = (text: string) => (looksEscaped(text) ? text.slice(1) : text)

/** One record (RFC 4180). Semicolons are quoted too, because half of the spreadsheets use them as delimiters. */
export const csvLine = (cells: readonly (string | number)[], delimiter = ',') =>
  `${cells.map(cellOf).join(delimiter)}\r\n`

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = escapeFormula(value)
  return /[",;\r\n\t]/.test(text) || text !== value ? `"${text.replaceAll('"', '""')}"` : text
}
