import type { PriceTier } from '#contract/products/price.ts'
import { normaliseTiers } from '#contract/products/tiers.ts'
import { toBasisPoints } from '#contract/tax/percent.ts'
import { imports } from '#contract/texts/imports.ts'
import type { ReadTier } from '#server/price-lists/tiers.rules.ts'
import { type RowProblem, rowProblem } from './read-row.rules.ts'

/** The prices of a line, and the tax that comes on top of them. */
export type ListedPrices = {
  readonly prices: readonly ReadTier[]
  readonly tax: { readonly how: 'included' | 'extra'; readonly percent?: number | undefined } | null
}

type Tiers = { readonly tiers: readonly PriceTier[]; readonly problems: readonly RowProblem[] }

/** Slabs as the site has them, with GST. A price without it needs the rate: of the list, else of the product. */
export function listedTiers({ prices, tax }: ListedPrices, rateBp: number | null): Tiers {
  if (prices.length === 0) return { tiers: [], problems: [rowProblem('price_1', imports.noPrice)] }
  const rate = tax?.percent === undefined ? rateBp : (toBasisPoints(tax.percent) ?? null)
  if (tax?.how === 'extra' && rate === null)
    return { tiers: [], problems: [rowProblem('price_1', imports.taxUnknown)] }
  const added = tax?.how === 'extra' ? (rate ?? 0) : 0
  const read = normaliseTiers(
    prices.map(({ price, min, max }) => ({ price: withTax(price, added), quantityRange: { min, max } })),
  )
  return 'tiers' in read
    ? { tiers: read.tiers, problems: [] }
    : { tiers: [], problems: [rowProblem('price_1', read.problem)] }
}

/** In rupees, to the paisa. */
const withTax = (rupees: number, rateBp: number) =>
  Math.round((Math.round(rupees * 100) * (10_000 + rateBp)) / 10_000) / 100
