import { lineTotalPaise, nextTier, type PriceTier, tierFor, toPaise } from '#contract/products/price.ts'
import type { Price, ShownProduct } from '#contract/products/product.ts'

/** The tiers of a product as the shared rule of prices reads them. */
export const tiersOf = (prices: readonly Price[]): PriceTier[] =>
  prices.map(({ price, quantityRange: { min, max } }) => ({
    min: min ?? 1,
    max,
    unit_price_paise: toPaise(price) ?? Math.round(price * 100),
  }))

export type Quote = {
  readonly quantity: number
  readonly tier: PriceTier
  readonly totalPaise: number
  /** Against the price of the first tier. */
  readonly savedPaise: number
  /** Below the smallest quantity that the seller names. */
  readonly belowMinimum: boolean
  /** How many more reach the next lower price. */
  readonly cheaper: { readonly missing: number; readonly unitPaise: number } | undefined
}

/** What a quantity costs, and what a little more would bring. What a buyer can have bounds what may be advised. */
export function quote(tiers: readonly PriceTier[], quantity: number, limit: number | null): Quote {
  const tier = tierFor(tiers, quantity)
  const first = tierFor(tiers, 0)
  const unit = tier.unit_price_paise
  const next = nextTier(tiers, Math.max(quantity, tier.min))
  const isCheaper = next && next.unit_price_paise < unit && (limit === null || next.min <= limit)
  return {
    quantity,
    tier,
    totalPaise: lineTotalPaise(unit, quantity),
    savedPaise: Math.max(0, lineTotalPaise(first.unit_price_paise - unit, quantity)),
    belowMinimum: quantity < first.min,
    cheaper: isCheaper ? { missing: next.min - quantity, unitPaise: next.unit_price_paise } : undefined,
  }
}

/** By how many percent a tier is below the first, to one decimal. */
export function percentBelow(first: PriceTier, tier: PriceTier) {
  const share = 1 - tier.unit_price_paise / first.unit_price_paise
  return Math.round(share * 1000) / 10
}

/** Where the page begins: the smallest quantity that the seller names, as far as it can be had. */
export const firstQuantity = (tiers: readonly PriceTier[], limit: number | null) =>
  Math.min(tierFor(tiers, 0).min, limit || Number.POSITIVE_INFINITY)

/** What a buyer can have at most: what there is, or less where the seller bounds it; null is no bound. */
export function mostOf({ stock, most_per_buyer }: Pick<ShownProduct, 'stock' | 'most_per_buyer'>) {
  return stock === null || most_per_buyer === null
    ? (stock ?? most_per_buyer)
    : Math.min(stock, most_per_buyer)
}
