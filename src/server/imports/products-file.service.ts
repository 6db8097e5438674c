import type { InputOf } from '#contract/endpoint.ts'
import { exportColumns, importColumns } from '#contract/products/import-columns.ts'
import type * as contract from '#contract/products/product-import.ts'
import type { SheetFormat } from '#contract/reply.ts'
import type { Words } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { eachOwnProduct } from '#server/seller-products/own.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { sheetFile } from '#server/sheets/sheet-file.ts'
import { cellsOf, headsOf, kindOf, sampleOf } from './products-file.csv.ts'

type Row = readonly (string | number)[]

const tableOf = (columns: readonly string[], words: Words) => ({
  sheet: 'Products',
  heads: headsOf(columns, words),
  kinds: columns.map(kindOf),
})

export function templateFile(words: Words, format: SheetFormat) {
  const columns = importColumns()
  const sample = columns.map((column) => sampleOf(column, words))
  return sheetFile(
    { ...tableOf(columns, words), file_name: 'products_template', pages: onePage([sample]) },
    format,
  )
}

async function* onePage(rows: readonly Row[]) {
  yield rows
}

type Filters = Omit<InputOf<typeof contract.exportProducts>, 'language'>

/** The file has more columns than the template only if a product needs them. */
export async function productsFile(
  { db, env }: Services,
  seller: Caller,
  { format, ...filters }: Filters,
  words: Words,
) {
  const { largest, pages } = await eachOwnProduct(db, seller, { ...filters, size: limits.exports.rows })
  const columns = [...importColumns(largest), ...exportColumns]
  const place = { publicUrl: env.publicUrl ?? '', words }
  async function* rowPages() {
    for await (const page of pages)
      yield page
        .map((product) => cellsOf(product, place))
        .map((cells) => columns.map((name) => cells.get(name) ?? ''))
  }
  const file_name = `products_export_${indianDate()}`
  return sheetFile({ ...tableOf(columns, words), file_name, pages: rowPages() }, format)
}

const indianDate = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
