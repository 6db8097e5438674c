import type { ShownProduct } from '#contract/products/product.ts'
import { firstQuantity, mostOf, type Quote, quote, tiersOf } from '#web/product-details/quote.ts'

/** What the quantity costs of each. */
export const quotesOf = (products: readonly ShownProduct[], quantity: number): Quote[] =>
  products.map((product) => quote(tiersOf(product.prices), quantity, mostOf(product)))

/** A quantity that none of them refuses, as far as there is one. */
export const startQuantity = (products: readonly ShownProduct[]) =>
  Math.max(1, ...products.map((product) => firstQuantity(tiersOf(product.prices), null)))

/** The lowest price of a unit; nothing where units differ or all prices are the same. */
export function lowestOf(products: readonly ShownProduct[], quotes: readonly Quote[]): number | undefined {
  const prices = quotes.map(({ tier }) => tier.unit_price_paise)
  const units = new Set(products.map(({ unit }) => unit.trim().toLowerCase()))
  return units.size === 1 && new Set(prices).size > 1 ? Math.min(...prices) : undefined
}
