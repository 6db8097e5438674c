import type { InputOf } from '#contract/endpoint.ts'
import { importColumns } from '#contract/products/import-columns.ts'
import type * as contract from '#contract/products/product-import.ts'
import type { CsvFile } from '#contract/reply.ts'
import { byteOrderMark, csvLine } from '#server/csv/write-csv.ts'
import { limits } from '#server/limits.ts'
import { eachOwnProduct } from '#server/seller-products/own.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { cellsOf, sampleCells } from './products-file.csv.ts'

const headOf = (columns: readonly string[]) => byteOrderMark + csvLine(columns)

export const templateFile = (): CsvFile => ({ file_name: 'products_template.csv', parts: template() })

async function* template() {
  const columns = importColumns()
  yield headOf(columns) + csvLine(columns.map((name) => sampleCells[name] ?? ''))
}

type Filters = InputOf<typeof contract.exportProducts>

export const productsFile = (services: Services, seller: Caller, filters: Filters): CsvFile => ({
  file_name: `products_export_${indianDate()}.csv`,
  parts: productLines(services, seller, filters),
})

const indianDate = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())

/** The file has more columns than the template only if a product needs them. */
async function* productLines({ db, env }: Services, seller: Caller, filters: Filters) {
  const { largest, pages } = await eachOwnProduct(db, seller, { ...filters, size: limits.exports.rows })
  const columns = importColumns(largest)
  yield headOf(columns)
  for await (const page of pages)
    yield page
      .map((product) => cellsOf(product, env.publicUrl ?? ''))
      .map((cells) => csvLine(columns.map((name) => cells.get(name) ?? '')))
      .join('')
}
