import { limits } from '#contract/limits.ts'
import { priceSlabs as texts } from '#contract/texts/price-slabs.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { readNumber } from '#contract/typed-number.ts'
import { type PriceTier, toPaise } from './price.ts'

/** A price as a seller's form sends it: numbers, or the text of an input. Blank equals null. */
type PriceDraft = {
  readonly price?: unknown
  readonly quantityRange?: { readonly min?: unknown; readonly max?: unknown } | null | undefined
}
/** The wrong field and the index of its price; without both, the problem concerns all prices. */
type TierPlace = { readonly tier: number; readonly part: 'price' | 'min' }
type Problem = { readonly problem: Sentence; readonly place?: TierPlace }
type TiersOrProblem = { readonly tiers: PriceTier[] } | Problem

const { tiers: mostTiers, rupees: highestPrice } = limits.product
const highestQuantity = limits.cart.quantity

type Tier = PriceTier & { readonly place: number }

/**
 * The only rule of price tiers (decisions, section 4): sorted by minimum; a missing minimum is 1 or the previous
 * maximum plus 1; a missing maximum is open; no quantity has two prices. Problems name a price by its position in the
 * form.
 */
export function normaliseTiers(drafts: readonly PriceDraft[]): TiersOrProblem {
  if (drafts.length === 0) return { problem: texts.none }
  if (drafts.length > mostTiers) return { problem: texts.tooMany({ limit: mostTiers }) }
  const tiers: Tier[] = []
  for (const [index, draft] of drafts.entries()) {
    const tier = readTier(draft, index, tiers.at(-1))
    if ('problem' in tier) return tier
    tiers.push(tier)
  }
  const sorted = [...tiers].sort((a, b) => a.min - b.min)
  return overlapIn(sorted) ?? { tiers: sorted.map(({ place: _, ...tier }) => tier) }
}

function readTier(draft: PriceDraft, place: number, previous: Tier | undefined): Tier | Problem {
  const price = numberOf(draft.price)
  const max = numberOf(draft.quantityRange?.max)
  const min = numberOf(draft.quantityRange?.min) ?? minimumAfter(previous)
  const wrongPrice = priceProblem(place + 1, price)
  if (wrongPrice) return { problem: wrongPrice, place: { tier: place, part: 'price' } }
  const wrongRange = rangeProblem(place + 1, min, max)
  if (wrongRange) return { problem: wrongRange, place: { tier: place, part: 'min' } }
  return { min: min ?? 1, max, unit_price_paise: toPaise(price ?? 0) ?? 0, place }
}

/** The implied minimum of a price; null if the price before it has no end. */
function minimumAfter(previous: Tier | undefined): number | null {
  if (!previous) return 1
  return previous.max === null ? null : previous.max + 1
}

function priceProblem(price: number, rupees: number | null): Sentence | undefined {
  if (rupees === null) return texts.missing({ price })
  if (Number.isNaN(rupees)) return texts.notANumber({ price })
  if (!(rupees > 0)) return texts.notAboveZero({ price })
  if (rupees > highestPrice) return texts.tooHigh({ price })
  return toPaise(rupees) ? undefined : texts.decimals({ price })
}

function rangeProblem(slab: number, min: number | null, max: number | null): Sentence | undefined {
  if (min === null) return texts.noMinimum({ slab })
  const bounds = max === null ? [min] : [min, max]
  if (!bounds.every(Number.isInteger)) return texts.notWhole({ slab })
  if (bounds.some((bound) => bound < 1)) return texts.notAboveOne({ slab })
  if (bounds.some((bound) => bound > highestQuantity)) return texts.tooLarge({ slab })
  if (max !== null && min > max) return texts.wrongOrder({ slab })
  return undefined
}

function overlapIn(sorted: readonly Tier[]): Problem | undefined {
  for (const [index, tier] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && (before.max === null || before.max >= tier.min))
      return {
        problem: texts.overlap({ slab: before.place + 1, other: tier.place + 1 }),
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
