import type { InputOf } from '#contract/endpoint.ts'
import { importColumns } from '#contract/products/import-columns.ts'
import type * as contract from '#contract/products/product-import.ts'
import type { CsvFile } from '#contract/reply.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import type { Words } from '#server/languages/words.ts'
import { limits } from '#server/limits.ts'
import { eachOwnProduct } from '#server/seller-products/own.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { cellsOf, headsOf, sampleOf } from './products-file.csv.ts'

const headLine = (columns: readonly string[], words: Words) =>
  byteOrderMark + csvLine(headsOf(columns, words))

export const templateFile = (words: Words): CsvFile => ({
  file_name: 'products_template.csv',
  parts: template(words),
})

async function* template(words: Words) {
  const columns = importColumns()
  yield headLine(columns, words) + csvLine(columns.map((column) => sampleOf(column, words)))
}

type Filters = Omit<InputOf<typeof contract.exportProducts>, 'language'>

export const productsFile = (
  services: Services,
  seller: Caller,
  filters: Filters,
  words: Words,
): CsvFile => ({
  file_name: `products_export_${indianDate()}.csv`,
  parts: productLines(services, seller, filters, words),
})

const indianDate = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

/** The file has more columns than the template only if a product needs them. */
async function* productLines({ db, env }: Services, seller: Caller, filters: Filters, words: Words) {
  const { largest, pages } = await eachOwnProduct(db, seller, { ...filters, size: limits.exports.rows })
  const columns = importColumns(largest)
  yield headLine(columns, words)
  for await (const page of pages)
    yield page
      .map((product) => cellsOf(product, { publicUrl: env.publicUrl ?? '', words }))
      .map((cells) => csvLine(columns.map((name) => cells.get(name) ?? '')))
      .join('')
}
