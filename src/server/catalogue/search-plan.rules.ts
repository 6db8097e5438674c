import { limits } from '#server/limits.ts'
import type { Level } from '#server/search/levels.ts'

/**
 * Decides how to look for products: through the index of words, by walking a sort order, or after looking at a
 * sample. It runs no queries: `search.find.service.ts` and `listing.find.service.ts` follow its decisions and pass in
 * what they have seen.
 */

// Costs of PostgreSQL in microseconds of CPU. Only their ratios matter;
// docs/decisions/0076-how-a-search-is-planned.md says how they were measured.
const costs = {
  /** Per product visited on a walk. */
  onTheWay: 2,
  /** Per product that the index of words returns. */
  byWords: 6,
  /** Per product that filters are checked against, either way. */
  filtered: 12,
  /** Per product of the market, for asking the index of words for filters. */
  indexed: 0.01,
}

/** What is known of a search before the database is asked. */
export type SearchFacts = {
  /** Roughly how many products there are. */
  readonly products: number
  /** The best first; each also matches whatever the previous ones match. */
  readonly levels: readonly Level[]
  /** Whether the shares of the levels are known (one thing) or only upper bounds (several things). */
  readonly isOneThing: boolean
  readonly hasFilters: boolean
  /** The matching share of a sample, if one was read. */
  readonly sampledShare?: number
}

const widestShare = ({ levels }: SearchFacts) => levels.at(-1)?.share ?? 0
/** Roughly how many products match the words, of how many. */
export const matchesOf = (known: SearchFacts) => ({
  holding: widestShare(known) * known.products,
  products: known.products,
})

const costByWords = (products: number) => products * costs.byWords

/** Reading several levels at once always may cost this much. */
const cheap = costByWords(1_000)

/**
 * 'at once': all levels through the index of words; 'in steps': level by level, perhaps by walking; 'by sample': a
 * sample decides.
 */
export type Strategy = 'at once' | 'in steps' | 'by sample'

export function strategyFor(known: SearchFacts): Strategy {
  const isShort = costByWords(widestShare(known) * known.products) <= cheap
  if (!known.hasFilters && (isShort || known.isOneThing)) return 'in steps'
  // The index of words also knows filters: few products with filters leave next to nothing, and the same query counts
  // them.
  return isShort ? 'at once' : 'by sample'
}

export const sampleSize = 1_000

/** How many products were looked at, how many of these lie on the walk, and how many of those match. */
type Sample = { readonly looked: number; readonly on_way: number; readonly fitting: number }

/**
 * Whether so few products match that the index of words is cheaper than walking the order. Words and filters may
 * correlate or exclude each other, which a sample shows and frequencies do not.
 */
export function estimateFrom({ looked, on_way, fitting }: Sample, products: number, limit: number) {
  if (fitting === 0) return { share: 0, isSparse: true }
  const share = fitting / on_way
  const byIndex = costs.indexed * products + (fitting / looked) * products * costs.filtered
  // One or two of a sample may be chance; a walk that rests on them visits up to 64,000 products for nothing.
  const surely = Math.max(0, fitting - 1.5 * Math.sqrt(fitting)) / on_way
  return { share, isSparse: byIndex < ((limit + 1) * costs.filtered) / surely }
}

const visits = {
  shortest: 500,
  /** The limit while no match has been seen. */
  longestAtFirst: 4_000,
  longest: 64_000,
}

/** The cost of a walk that fills a page, for this share of matching products. */
const costOfWalk = (share: number, rows: number) =>
  share > 0 ? Math.min(visits.longestAtFirst, rows / share) * costs.onTheWay : Number.POSITIVE_INFINITY

/** Whether walking the order is cheaper than the index of words. */
export const walksSorted = (known: SearchFacts, rows: number) =>
  costOfWalk(widestShare(known), rows) < costByWords(widestShare(known) * known.products)

/** Levels that are searched together, by walking or through the index of words. */
export type Step = { readonly first: number; readonly last: number; readonly walks: boolean }

export function nextStep({ levels, products }: SearchFacts, first: number, rows: number): Step {
  const before = levels[first - 1]?.share ?? 0
  const shareUpTo = (last: number) => Math.max(0, (levels[last]?.share ?? 0) - before)
  const costUpTo = (last: number) => costByWords(products * shareUpTo(last))
  if (costOfWalk(shareUpTo(first), rows) < costUpTo(first)) return { first, last: first, walks: true }
  let last = first
  while (last + 1 < levels.length && costUpTo(last + 1) <= Math.max(costUpTo(first), cheap)) last += 1
  return { first, last, walks: false }
}

/** What is assumed about a walk before it starts. */
export type Estimate = Pick<SearchFacts, 'products' | 'isOneThing' | 'hasFilters'> & {
  /** The share of matching products; for several things an upper bound. */
  readonly share: number
  readonly sampledShare: number
}

/** For one level, or for all of them together. */
export function estimateOf(known: SearchFacts, level?: number): Estimate {
  const { levels, products, isOneThing, hasFilters, sampledShare = 0 } = known
  const all = widestShare(known)
  const share = level === undefined ? all : (levels[level]?.share ?? all) - (levels[level - 1]?.share ?? 0)
  const ofAll = share > 0 ? share / Math.max(share, all) : 1
  return { products, isOneThing, hasFilters, share, sampledShare: sampledShare * ofAll }
}

/** Rounds to powers of two, so that few different statements are kept prepared. */
function roundUp(needed: number, limit: number): number {
  let round = visits.shortest
  while (round < limit && round < needed) round *= 2
  return Math.min(round, limit)
}

/** How many products the first walk visits; how many of them match gives the length of the rest. */
export const firstVisits = ({ isOneThing, share }: Estimate, rows: number) =>
  isOneThing ? roundUp((2 * rows) / share, visits.longestAtFirst) : visits.shortest

/**
 * The cost of the index of words instead, estimated from the share that matched on the walk. With filters that share
 * is too small, so the estimate uses the words alone.
 */
function costInstead({ hasFilters, isOneThing, products, share }: Estimate, seenShare: number) {
  return hasFilters ? costByWords(share * products) / (isOneThing ? 1 : 4) : costByWords(seenShare * products)
}

type WalkResult = { readonly hits: number; readonly visits: number; readonly rows: number }

/**
 * How many products to visit after the first part of a walk; undefined if the index of words is cheaper. Words may be
 * frequent alone and rare together or the reverse, and the effect of filters is unknown.
 */
export function furtherVisits(
  belief: Estimate,
  { hits, visits: looked, rows }: WalkResult,
): number | undefined {
  // The first products may all be of a kind that does not match; the sample knows the real share, and the walk is
  // longer by that.
  const expected = hits === 0 ? belief.sampledShare * looked : 0
  const isExpected = expected >= 1
  // Without any match the length of the walk is unknown; through the index of words it is never longer than this.
  if (hits === 0 && !isExpected && costInstead(belief, 0) <= costByWords(visits.longest)) return undefined
  const further = (1.5 * looked * rows) / Math.max(0.5, hits, expected)
  const needed = isExpected ? further + visits.longestAtFirst : further
  const isLonger = needed * costs.onTheWay > costInstead(belief, hits / looked)
  return needed > visits.longest || isLonger ? undefined : roundUp(needed, visits.longest)
}

const { exactTotal } = limits.page
/** Well above the largest exact total, because shares come from a sample. */
const surely = 3 * exactTotal

/** A total that needs no counting, because it is certainly above the largest exact total. */
export function totalWithoutCounting(known: SearchFacts, seenShare: number): number | undefined {
  const isMany = widestShare(known) * known.products > surely
  const isKnown = known.isOneThing && !known.hasFilters
  return isMany && (isKnown || seenShare * known.products > surely) ? exactTotal + 1 : undefined
}

/** Up to this many products, one pass that counts all choices is cheaper than one pass for each. */
export const maxCountedTogether = 1_000
