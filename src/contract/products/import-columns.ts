import { limits } from '#contract/limits.ts'
import { productColumns } from '#contract/texts/product-columns.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { fileColumnOf, isText, type ProductField, productFieldNames } from './product-fields.ts'

/** How many the template has; a file may have as many as a product can. */
const usual = { prices: 5, specs: 10 }

const each = (count: number, columns: (number: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => columns(index + 1)).flat()

/** The columns of a file of products, in their order. */
export const importColumns = ({ prices, specs } = usual): readonly string[] => [
  ...productFieldNames.map(fileColumnOf),
  ...each(Math.max(usual.prices, prices), (n) => [`price_${n}`, `min_${n}`, `max_${n}`]),
  ...each(Math.max(usual.specs, specs), (n) => [`spec_${n}_key`, `spec_${n}_value`]),
  ...each(limits.picture.perProduct, (n) => [`image_${n}`]),
]

/** A file without these cannot be read. */
export const requiredColumns: readonly string[] = [...productFieldNames.filter(isText), 'price_1', 'image_1']

/** The first column in a file of rejected rows: it says what to correct. Imports ignore it. */
export const problemColumn = 'problem'

/** What an export says beside the fields: which product it is, and the stock that was counted then. */
export const exportColumns: readonly string[] = ['product_id', 'stock_seen']

/** A file of changes has one of these, by which it names its products. */
export const keyColumns: readonly string[] = ['seller_item_code', 'product_id']

/** All that an import knows. */
export const everyColumn: readonly string[] = [
  ...importColumns({ prices: limits.product.tiers, specs: limits.product.specs }),
  ...exportColumns,
  problemColumn,
]

/** The field of a column that is one. */
export const fieldOfColumn = (column: string): ProductField | undefined =>
  productFieldNames.find((name) => fileColumnOf(name) === column)

/** What a file calls a column. */
export function headOf(column: string): Sentence | undefined {
  const [, number] = /_(\d+)/.exec(column) ?? []
  const kind = fieldOfColumn(column) ?? column.replace(/_\d+/, '')
  const head = Object.hasOwn(productColumns, kind) && productColumns[kind as keyof typeof productColumns]
  if (!head) return undefined
  return typeof head === 'function' ? head({ number: Number(number) }) : head
}

/** How people read a column; one that no import knows as its file calls it. */
export const nameOf = (column: string) => headOf(column)?.content ?? column

const knownColumns: ReadonlySet<string> = new Set(everyColumn)

/** The columns that an import ignores. */
export const unknownColumns = (columns: readonly string[]) =>
  columns.filter((name) => name !== '' && !knownColumns.has(name))

/** The name that matches a picture with its row: without folder, in lower case. */
export const pictureNameOf = (text: string) =>
  (text.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase()
