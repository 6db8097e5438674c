import { lineTotalPaise, type PriceTier, tierFor, toRupees } from '#contract/products/price.ts'
import type { Price } from '#contract/products/product.ts'

/** The tiers of a product as the API shows them. */
export const toPrices = (tiers: readonly PriceTier[]): Price[] =>
  tiers.map(({ min, max, unit_price_paise }) => ({
    price: toRupees(unit_price_paise),
    quantityRange: { min, max },
  }))

/** Prices a quantity by the tier that it reaches; carts show it and orders store it. */
export function priceLine(tiers: readonly PriceTier[], quantity: number) {
  const { unit_price_paise, min, max } = tierFor(tiers, quantity)
  return {
    unit_price_paise,
    line_total_paise: lineTotalPaise(unit_price_paise, quantity),
    slab: { min, max },
  }
}
