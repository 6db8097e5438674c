import { limits } from './limits.ts'
import { type PriceTier, toPaise } from './price.ts'

/** A price as a seller's form sends it: numbers, or the text of a field. Blank and null are the same. */
type PriceDraft = {
  readonly price?: unknown
  readonly quantityRange?: { readonly min?: unknown; readonly max?: unknown } | null | undefined
}
type TiersOrProblem = { readonly tiers: PriceTier[] } | { readonly problem: string }

const { tiers: mostTiers, rupees: highestPrice } = limits.product
const highestQuantity = limits.cart.quantity

type Tier = PriceTier & { readonly label: string }

/**
 * The one rule of price tiers (decisions, section 4): sorted by minimum; no minimum is 1 or the previous maximum
 * plus 1; no maximum is open; no quantity has two prices. Problems name the price by its place in the form.
 */
export function normaliseTiers(drafts: readonly PriceDraft[]): TiersOrProblem {
  if (drafts.length === 0) return { problem: 'Add at least one price' }
  if (drafts.length > mostTiers) return { problem: `A product can have at most ${mostTiers} prices` }
  const tiers: Tier[] = []
  for (const [index, draft] of drafts.entries()) {
    const tier = readTier(draft, `Price ${index + 1}`, tiers.at(-1))
    if (typeof tier === 'string') return { problem: tier }
    tiers.push(tier)
  }
  const sorted = tiers.toSorted((a, b) => a.min - b.min)
  const problem = overlapIn(sorted)
  return problem ? { problem } : { tiers: sorted.map(({ label: _, ...tier }) => tier) }
}

function readTier(draft: PriceDraft, label: string, previous: Tier | undefined): Tier | string {
  const price = numberOf(draft.price)
  const max = numberOf(draft.quantityRange?.max)
  const min = numberOf(draft.quantityRange?.min) ?? minimumAfter(previous)
  const problem = priceProblem(label, price) ?? rangeProblem(label, min, max)
  return problem ?? { min: min ?? 1, max, unit_price_paise: toPaise(price ?? 0) ?? 0, label }
}

/** Where a price without a minimum begins; null when the one before it has no end. */
function minimumAfter(previous: Tier | undefined): number | null {
  if (!previous) return 1
  return previous.max === null ? null : previous.max + 1
}

function priceProblem(label: string, price: number | null): string | undefined {
  if (price === null || !(price > 0)) return `${label} must be greater than 0`
  if (price > highestPrice) return `${label} can be at most ₹1,00,00,000`
  return toPaise(price) ? undefined : `${label} can have at most 2 decimals`
}

function rangeProblem(label: string, min: number | null, max: number | null): string | undefined {
  if (min === null) return `${label} needs a minimum quantity, because the price before it has no maximum`
  const bounds = max === null ? [min] : [min, max]
  if (!bounds.every(Number.isInteger)) return `The quantities of ${lower(label)} must be whole numbers`
  if (bounds.some((bound) => bound < 1)) return `The quantities of ${lower(label)} must be at least 1`
  if (bounds.some((bound) => bound > highestQuantity))
    return `The quantities of ${lower(label)} can be at most 10,00,000`
  if (max !== null && min > max) return `The minimum quantity of ${lower(label)} is larger than its maximum`
  return undefined
}

function overlapIn(sorted: readonly Tier[]): string | undefined {
  for (const [index, tier] of sorted.entries()) {
    const before = sorted[index - 1]
    if (before && (before.max === null || before.max >= tier.min))
      return `The quantities of ${lower(before.label)} and ${lower(tier.label)} overlap`
  }
  return undefined
}

const lower = (label: string) => label.replace('P', 'p')

/** null where nothing is given; NaN where it is no plain number, which no check lets through. */
function numberOf(given: unknown): number | null {
  if (given === null || given === undefined) return null
  if (typeof given === 'number') return given
  if (typeof given !== 'string') return Number.NaN
  const text = given.trim()
  if (text === '') return null
  return /^\d{1,12}(\.\d{1,12})?$/.test(text) ? Number(text) : Number.NaN
}
