/** A quotation mark that is never closed. */
export class UnclosedQuote extends Error {
  readonly record: number
  constructor(record: number) {
    super(`unclosed quote in record ${record}`)
    this.record = record
  }
}

type Cursor = { at: number; record: number }

/** No real record has more cells; the rest is dropped. */
const mostCells = 300

/**
 * Yields the records of a spreadsheet's file (RFC 4180, any line ending), blank ones too, so that row numbers match
 * those of the spreadsheet.
 */
export function* recordsOf(text: string, delimiter: string): Generator<string[]> {
  const cursor: Cursor = { at: 0, record: 0 }
  while (cursor.at < text.length) {
    cursor.record += 1
    yield readRecord(text, delimiter, cursor)
  }
}

function readRecord(text: string, delimiter: string, cursor: Cursor): string[] {
  const cells: string[] = []
  for (;;) {
    const cell = readCell(text, delimiter, cursor)
    if (cells.length < mostCells) cells.push(cell)
    if (text[cursor.at] !== delimiter) break
    cursor.at += 1
  }
  if (text[cursor.at] === '\r') cursor.at += 1
  if (text[cursor.at] === '\n') cursor.at += 1
  return cells
}

function readCell(text: string, delimiter: string, cursor: Cursor): string {
  const quoted = text[cursor.at] === '"' ? readQuoted(text, cursor) : ''
  const start = cursor.at
  while (cursor.at < text.length && !endsCell(text[cursor.at], delimiter)) cursor.at += 1
  return quoted + text.slice(start, cursor.at)
}

const endsCell = (letter: string | undefined, delimiter: string) =>
  letter === delimiter || letter === '\r' || letter === '\n'

function readQuoted(text: string, cursor: Cursor): string {
  const start = cursor.at + 1
  let end = text.indexOf('"', start)
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  if (end === -1) throw new UnclosedQuote(cursor.record)
  cursor.at = end + 1
  return text.slice(start, end).replaceAll('""', '"')
}

const delimiters = [',', ';', '\t'] as const

/**
 * Detects the delimiter: the one that the file declares (Excel's first line 'sep=;'), or the most frequent one in the
 * first line.
 */
export function detectDelimiter(text: string): { delimiter: string; body: string } {
  const body = text.replace(/^\ufeff/, '')
  const [firstLine, separator] = /^sep=(.)\r?\n/i.exec(body) ?? []
  if (firstLine && separator) return { delimiter: separator, body: body.slice(firstLine.length) }
  const [head = ''] = body.split(/[\r\n]/, 1)
  const mostFrequent = delimiters.toSorted((a, b) => head.split(b).length - head.split(a).length)
  return { delimiter: mostFrequent[0] ?? ',', body }
}
