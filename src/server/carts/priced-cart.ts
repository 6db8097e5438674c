import { priceLine } from '#server/products/prices.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import type { CartRow } from './cart.queries.ts'

export type PricedLine = {
  readonly product: PricedProduct
  readonly quantity: number
  readonly unit_price_paise: number
  readonly line_total_paise: number
}
export type PricedCart = { readonly lines: readonly PricedLine[]; readonly total_paise: number }

/** What cannot be ordered any more stays in the cart for its owner to see, outside the total. */
export function priceCart(
  cartRows: readonly CartRow[],
  products: ReadonlyMap<string, PricedProduct>,
): PricedCart {
  const lines = cartRows.flatMap(({ product_id, quantity }) => {
    const product = products.get(product_id)
    return product ? [{ product, quantity, ...priceLine(product.tiers, quantity) }] : []
  })
  return { lines, total_paise: totalOf(lines.filter(({ product }) => product.available)) }
}

export const totalOf = (lines: readonly Pick<PricedLine, 'line_total_paise'>[]) =>
  lines.reduce((total, { line_total_paise }) => total + line_total_paise, 0)
