import { limits } from '#contract/limits.ts'
import { readNumber } from '#contract/typed-number.ts'
import { type PriceTier, toPaise } from './price.ts'

/** A price as a seller's form sends it: numbers, or the text of an input. Blank equals null. */
type PriceDraft = {
  readonly price?: unknown
  readonly quantityRange?: { readonly min?: unknown; readonly max?: unknown } | null | undefined
}
/** The wrong field and the index of its price; without both, the problem concerns all prices. */
type TierPlace = { readonly tier: number; readonly part: 'price' | 'min' }
type Problem = { readonly problem: string; readonly place?: TierPlace }
type TiersOrProblem = { readonly tiers: PriceTier[] } | Problem

const { tiers: mostTiers, rupees: highestPrice } = limits.product
const highestQuantity = limits.cart.quantity

type Tier = PriceTier & { readonly place: number }

const priceOf = (place: number) => `Price ${place + 1}`
const slabOf = (place: number) => `slab ${place + 1}`

/**
 * The only rule of price tiers (decisions, section 4): sorted by minimum; a missing minimum is 1 or the previous
 * maximum plus 1; a missing maximum is open; no quantity has two prices. Problems name a price by its position in the
 * form.
 */
export function normaliseTiers(drafts: readonly PriceDraft[]): TiersOrProblem {
  if (drafts.length === 0) return { problem: 'Add at least one price slab' }
  if (drafts.length > mostTiers) return { problem: `A product can have at most ${mostTiers} price slabs` }
  const tiers: Tier[] = []
  for (const [index, draft] of drafts.entries()) {
    const tier = readTier(draft, index, tiers.at(-1))
    if ('problem' in tier) return tier
    tiers.push(tier)
  }
  const sorted = tiers.toSorted((a, b) => a.min - b.min)
  return overlapIn(sorted) ?? { tiers: sorted.map(({ place: _, ...tier }) => tier) }
}

function readTier(draft: PriceDraft, place: number, previous: Tier | undefined): Tier | Problem {
  const price = numberOf(draft.price)
  const max = numberOf(draft.quantityRange?.max)
  const min = numberOf(draft.quantityRange?.min) ?? minimumAfter(previous)
  const wrongPrice = priceProblem(priceOf(place), price)
  if (wrongPrice) return { problem: wrongPrice, place: { tier: place, part: 'price' } }
  const wrongRange = rangeProblem(slabOf(place), min, max)
  if (wrongRange) return { problem: wrongRange, place: { tier: place, part: 'min' } }
  return { min: min ?? 1, max, unit_price_paise: toPaise(price ?? 0) ?? 0, place }
}

/** The implied minimum of a price; null if the price before it has no end. */
function minimumAfter(previous: Tier | undefined): number | null {
  if (!previous) return 1
  return previous.max === null ? null : previous.max + 1
}

function priceProblem(label: string, price: number | null): string | undefined {
  if (price !== null && Number.isNaN(price)) return `${label} must be a number, such as 145.50`
  if (price === null) return `${label} is missing`
  if (!(price > 0)) return `${label} must be greater than 0`
  if (price > highestPrice) return `${label} can be at most ₹1,00,00,000`
  return toPaise(price) ? undefined : `${label} can have at most 2 decimals`
}

function rangeProblem(slab: string, min: number | null, max: number | null): string | undefined {
  if (min === null)
    return `S${slab.slice(1)} needs a minimum quantity, because the slab before it has no maximum`
  const bounds = max === null ? [min] : [min, max]
  if (!bounds.every(Number.isInteger)) return `The quantities of ${slab} must be whole numbers`
  if (bounds.some((bound) => bound < 1)) return `The quantities of ${slab} must be at least 1`
  if (bounds.some((bound) => bound > highestQuantity))
    return `The quantities of ${slab} can be at most 10,00,000`
  if (max !== null && min > max) return `The minimum quantity of ${slab} is larger than its maximum`
  return undefined
}

function overlapIn(sorted: readonly Tier[]): Problem | undefined {
  for (const [index, tier] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && (before.max === null || before.max >= tier.min))
      return {
        problem: `The quantities of ${slabOf(before.place)} and ${slabOf(tier.place)} overlap`,
        place: { tier: before.place, part: 'min' },
      }
  }
  return undefined
}

/** null if empty; NaN if it is not a plain number, which no check accepts. */
function numberOf(input: unknown): number | null {
  if (input === null || input === undefined) return null
  if (typeof input === 'number') return input
  if (typeof input !== 'string') return Number.NaN
  return readNumber(input)
}
