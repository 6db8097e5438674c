import { limits } from '#contract/limits.ts'
import { isCount, productFieldNames } from './product-fields.ts'

/** What the template has; a file may go on to what a product can have. */
const usual = { prices: 5, specs: 10 }

const each = (count: number, columns: (number: number) => readonly string[]) =>
  Array.from({ length: count }, (_, index) => columns(index + 1)).flat()

/** The columns of a file of products, in their order. */
export const importColumns = ({ prices, specs } = usual): readonly string[] => [
  ...productFieldNames,
  ...each(Math.max(usual.prices, prices), (n) => [`price_${n}`, `min_${n}`, `max_${n}`]),
  ...each(Math.max(usual.specs, specs), (n) => [`spec_${n}_key`, `spec_${n}_value`]),
  ...each(limits.picture.perProduct, (n) => [`image_${n}`]),
]

/** Without these a file cannot be read. */
export const requiredColumns: readonly string[] = [
  ...productFieldNames.filter((name) => !isCount(name)),
  'price_1',
  'image_1',
]

const knownColumns: ReadonlySet<string> = new Set(
  importColumns({ prices: limits.product.tiers, specs: limits.product.specs }),
)

/** Of the file of wrong rows, before their own cells: it says what to mend, and is read by nobody when the file comes back. */
export const problemColumn = 'problem'

/** Columns of a file that nothing is read from. */
export const unknownColumns = (columns: readonly string[]) =>
  columns.filter((name) => name !== '' && name !== problemColumn && !knownColumns.has(name))

/** By which a picture beside the file is found: the name alone, without its folder, whatever its case. */
export const pictureNameOf = (text: string) =>
  (text.split(/[\\/]/).at(-1) ?? '').trim().normalize('NFC').toLowerCase()
