import type { PriceTier } from '#contract/products/price.ts'
import {
  type CountField,
  productFieldNames,
  productFields,
  productLists,
  type TextField,
} from '#contract/products/product-fields.ts'

type Product = Readonly<Record<TextField, string> & Record<CountField, number | null>> & {
  readonly tiers: readonly PriceTier[]
  readonly specs: readonly { readonly key: string; readonly value: string }[]
  readonly images: readonly string[]
}

/** A product as a row of a file, by column. Pictures are absolute addresses, which open in a browser. */
export function cellsOf(product: Product, publicUrl: string): ReadonlyMap<string, string | number> {
  const { tiers, specs, images } = product
  return new Map<string, string | number>([
    ...productFieldNames.map((name): [string, string | number] => [name, product[name] ?? '']),
    ...tiers.flatMap(({ min, max, unit_price_paise }, index): [string, string | number][] => [
      [`price_${index + 1}`, (unit_price_paise / 100).toFixed(2)],
      [`min_${index + 1}`, min],
      [`max_${index + 1}`, max ?? ''],
    ]),
    ...specs.flatMap(({ key, value }, index): [string, string][] => [
      [`spec_${index + 1}_key`, key],
      [`spec_${index + 1}_value`, value],
    ]),
    ...images.map((url, index): [string, string] => [`image_${index + 1}`, publicUrl + url]),
  ])
}

/** The sample row of the template. */
export const sampleCells: Readonly<Record<string, string>> = {
  ...Object.fromEntries(productFieldNames.map((name) => [name, productFields[name].sample])),
  ...productLists.prices.sample,
  ...productLists.specs.sample,
  ...productLists.images.sample,
}
