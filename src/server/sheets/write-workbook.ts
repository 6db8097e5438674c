import { writeXlsxStream } from 'hucre/xlsx'
import type { CellKind } from './cell-text.ts'

type Row = readonly (string | number)[]

/** A table to write. Its rows come in pages of JSON text as bytes, which a thread takes without a copy in its heap. */
export type Table = {
  readonly name: string
  readonly heads: readonly string[]
  readonly kinds: readonly CellKind[]
  readonly pages: readonly Uint8Array[]
}

const widest = 40

/** A workbook of one sheet. Text stays text whatever it begins with: nothing in it is a formula. */
export async function writeWorkbook({ name, heads, kinds, pages }: Table): Promise<Uint8Array> {
  const columns = heads.map((header, place) => ({
    header: writable(header),
    width: Math.min(widest, Math.max(12, header.length + 2)),
    // A code that somebody types there keeps its zeros.
    ...(kinds[place] === 'text' ? { numFmt: '@' } : {}),
  }))
  const stream = writeXlsxStream(rowsOf(pages, kinds), { name, columns, freezePane: { rows: 1 } })
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function* rowsOf(pages: readonly Uint8Array[], kinds: readonly CellKind[]) {
  for (const page of pages)
    for (const row of JSON.parse(Buffer.from(page).toString()) as Row[])
      yield row.map((value, column) => (kinds[column] === 'number' ? numberOf(value) : textOf(value)))
}

/** Letters that XML cannot hold are written by their number, and so is what would be read as such a number. */
const writable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
  text.replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi, (sign) => {
    const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    return `_x${code}_`
  })

const textOf = (value: string | number) => (value === '' ? null : writable(String(value)))

/** What stands in a column of numbers and is none stays as it is. */
const numberOf = (value: string | number) =>
  typeof value === 'string' && /^-?\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : value || textOf(value)
