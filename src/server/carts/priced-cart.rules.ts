import { priceLine } from '#server/products/prices.rules.ts'
import type { PricedProduct } from '#server/products/product.service.ts'

/** A product and its quantity in the cart. */
export type Goods = PricedProduct & { readonly quantity: number }

export type PricedLine = {
  readonly product: PricedProduct
  readonly quantity: number
  readonly unit_price_paise: number
  readonly line_total_paise: number
  /** The quantities of the tier that sets the price. */
  readonly slab: { readonly min: number; readonly max: number | null }
}
export type PricedCart = { readonly lines: readonly PricedLine[]; readonly total_paise: number }

/** A line that can no longer be ordered stays visible in the cart, but outside its total. */
export function priceCart(goods: readonly Goods[]): PricedCart {
  const lines = goods.map(({ quantity, ...product }) => ({
    product,
    quantity,
    ...priceLine(product.tiers, quantity),
  }))
  return { lines, total_paise: totalOf(lines.filter(({ product }) => product.available)) }
}

export const totalOf = (lines: readonly Pick<PricedLine, 'line_total_paise'>[]) =>
  lines.reduce((total, { line_total_paise }) => total + line_total_paise, 0)
