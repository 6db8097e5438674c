import { homeCountry } from '#contract/products/home-country.ts'
import { fieldOfColumn, headOf } from '#contract/products/import-columns.ts'
import { type PriceTier, toRupees } from '#contract/products/price.ts'
import {
  type CodeField,
  fileColumnOf,
  type NumberField,
  type ProductField,
  productFieldNames,
  productFields,
  type TextField,
} from '#contract/products/product-fields.ts'
import { toPercent } from '#contract/tax/percent.ts'
import { productSamples } from '#contract/texts/product-samples.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Words } from '#server/languages/words.ts'
import type { CellKind } from '#server/sheets/cell-text.ts'
import { markDash } from './read-row.rules.ts'

type Product = Readonly<
  Record<TextField, string> & Record<NumberField, number | null> & Record<CodeField, string | null>
> & {
  readonly product_id: string
  readonly tiers: readonly PriceTier[]
  readonly specs: readonly { readonly key: string; readonly value: string }[]
  readonly images: readonly string[]
}

type Place = { readonly publicUrl: string; readonly words: Words }

/** A product as a row of a file, by column. Pictures are absolute addresses, which open in a browser. */
export function cellsOf(product: Product, { publicUrl, words }: Place): ReadonlyMap<string, string | number> {
  const { tiers, specs, images } = product
  return new Map<string, string | number>([
    ...productFieldNames.map((name): [string, string | number] => [
      fileColumnOf(name),
      cellOf(name, product),
    ]),
    ['category_type', words.categoryWord(product.category_type)],
    ...tiers.flatMap(({ min, max, unit_price_paise }, index): [string, string | number][] => [
      [`price_${index + 1}`, (unit_price_paise / 100).toFixed(2)],
      [`min_${index + 1}`, min],
      [`max_${index + 1}`, max ?? ''],
    ]),
    ...specs.flatMap(({ key, value }, index): [string, string][] => [
      [`spec_${index + 1}_key`, markDash(key)],
      [`spec_${index + 1}_value`, markDash(value)],
    ]),
    ...images.map((url, index): [string, string] => [`image_${index + 1}`, publicUrl + url]),
    ['product_id', product.product_id],
    ['stock_seen', product.stock ?? ''],
  ])
}

function cellOf(name: ProductField, product: Product): string | number {
  const value = product[name] ?? ''
  if (typeof value === 'string') return markDash(value)
  const { kind } = productFields[name]
  if (kind === 'price') return toRupees(value)
  return kind === 'rate' ? toPercent(value) : value
}

/** What a column of a file holds. */
export function kindOf(column: string): CellKind {
  const field = fieldOfColumn(column)
  const isNumber = field ? ['count', 'price', 'rate'].includes(productFields[field].kind) : false
  return isNumber || column === 'stock_seen' || /^(price|min|max)_\d+$/.test(column) ? 'number' : 'text'
}

/** Its cell in the sample row of the template. */
export function sampleOf(column: string, { textOf, categoryWord }: Words): string {
  if (column === 'category_type') return categoryWord(productFields.category_type.sample)
  if (column === 'unit_code' || column === 'seller_item_code') return productFields[column].sample
  // Goods of who copies the row are Indian until he says otherwise, and those have no importer.
  if (column === 'country_of_origin') return homeCountry
  const samples: Readonly<Record<string, Sentence | undefined>> = productSamples
  const sample = samples[fieldOfColumn(column) ?? column]
  return sample ? textOf(sample) : ''
}

/** The line of names, of which those that an import knows are in the language of the file. */
export const headsOf = (columns: readonly string[], { textOf }: Words): readonly string[] =>
  columns.map((column) => {
    const head = headOf(column)
    return head ? textOf(head) : column
  })
