import { lineTotalPaise, toPaise, toRupees } from '#contract/products/price.ts'
import type { Product } from '#contract/products/product.ts'

/** The product shown in the hero: it needs a photo and price slabs. */
export type Showcase = Pick<
  Product,
  'product_name' | 'unit' | 'prices' | 'seller_company' | 'is_seller_verified' | 'seller_location'
> & { readonly image: string | undefined }

const rowsShown = 3

export function showcaseOf(products: readonly Product[]): Showcase | null {
  const pictured = products.filter(({ images }) => images.length > 0)
  const shown =
    pictured.find(({ prices }) => prices.length >= rowsShown) ??
    pictured.find(({ prices }) => prices.length > 1)
  if (!shown) return null
  const { product_name, unit, prices, seller_company, is_seller_verified, seller_location, images } = shown
  return {
    ...{ product_name, unit, seller_company, is_seller_verified, seller_location },
    prices: prices.slice(0, rowsShown),
    image: images[0],
  }
}

/** The slab that is highlighted, and the price of its smallest order. */
export function markedSlab({ prices }: Pick<Showcase, 'prices'>) {
  const place = Math.min(1, prices.length - 1)
  const { price = 0, quantityRange } = prices[place] ?? {}
  const quantity = quantityRange?.min ?? 1
  return { place, price, quantity, total: toRupees(lineTotalPaise(toPaise(price) ?? 0, quantity)) }
}
