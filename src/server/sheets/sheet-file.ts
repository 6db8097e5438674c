import type { SheetFile, SheetFormat } from '#contract/reply.ts'
import { workbookType } from '#contract/reply.ts'
import { imports } from '#contract/texts/imports.ts'
import { PoolFull, WorkerLost, workerPool } from '#server/concurrency/worker-pool.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import { Refusal, unavailable } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import type { CellKind } from './cell-text.ts'
import type { Table } from './write-workbook.ts'

type Row = readonly (string | number)[]

export type SheetTable = {
  /** Without ending. */
  readonly file_name: string
  readonly sheet: string
  readonly heads: Row
  readonly kinds: readonly CellKind[]
  readonly pages: AsyncIterable<readonly Row[]>
  /** Of a file of text. */
  readonly delimiter?: string
}

const writers = workerPool<Table, Uint8Array>(new URL('./write.worker.ts', import.meta.url), limits.sheet)

/** A table as a file of text, row by row, or as a workbook, which a thread of its own writes. */
export const sheetFile = (table: SheetTable, format: SheetFormat): Promise<SheetFile> | SheetFile =>
  format === 'xlsx' ? workbookFile(table) : { file_name: `${table.file_name}.csv`, parts: linesOf(table) }

async function* linesOf({ heads, pages, delimiter }: SheetTable) {
  yield byteOrderMark + csvLine(heads, delimiter)
  for await (const page of pages) yield page.map((row) => csvLine(row, delimiter)).join('')
}

async function workbookFile({ file_name, sheet, heads, kinds, pages }: SheetTable): Promise<SheetFile> {
  const texts: Uint8Array[] = []
  let bytes = 0
  for await (const page of pages) {
    const text = Buffer.from(JSON.stringify(page))
    bytes += text.length
    if (bytes > limits.sheet.written) throw new Refusal(413, imports.workbookTooLarge)
    texts.push(text)
  }
  const parts = oneOf(await writeApart({ name: sheet, heads: heads.map(String), kinds, pages: texts }))
  return { file_name: `${file_name}.xlsx`, media_type: workbookType, parts }
}

async function* oneOf(bytes: Uint8Array) {
  yield bytes
}

const writeApart = (table: Table) =>
  writers.run(table).catch((error: Error) => {
    if (error instanceof PoolFull) throw unavailable()
    throw error instanceof WorkerLost ? new Refusal(413, imports.workbookTooLarge) : error
  })
