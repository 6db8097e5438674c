import type { PriceTier } from '#contract/products/price.ts'

type Product = {
  readonly product_name: string
  readonly description: string
  readonly category_type: string
  readonly unit: string
  readonly stock: number | null
  readonly most_per_buyer: number | null
  readonly tiers: readonly PriceTier[]
  readonly specs: readonly { readonly key: string; readonly value: string }[]
  readonly images: readonly string[]
}

/** A product as a row of a file, by column. Pictures stand as whole addresses, which open in a browser. */
export function cellsOf(product: Product, publicUrl: string): ReadonlyMap<string, string | number> {
  const { tiers, specs, images } = product
  return new Map<string, string | number>([
    ['product_name', product.product_name],
    ['description', product.description],
    ['category_type', product.category_type],
    ['unit', product.unit],
    ['stock', product.stock ?? ''],
    ['most_per_buyer', product.most_per_buyer ?? ''],
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

/** The row of the template. Its picture is nobody's, so that it is not saved by mistake. */
export const sampleCells: Readonly<Record<string, string>> = {
  product_name: 'Cotton crew-neck T-shirt',
  description: 'Combed cotton, 180 GSM, bio-washed.',
  category_type: 'Apparel & Fashion',
  unit: 'piece',
  stock: '2000',
  most_per_buyer: '500',
  price_1: '145.00',
  min_1: '50',
  max_1: '199',
  price_2: '132.50',
  min_2: '200',
  spec_1_key: 'Size',
  spec_1_value: 'S, M, L, XL',
  spec_2_key: 'Colour',
  spec_2_value: 'Black, Red, Green',
  image_1: 'tshirt-front.jpg',
  image_2: 'tshirt-back.jpg',
}
