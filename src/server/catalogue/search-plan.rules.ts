import { limits } from '#server/limits.ts'
import type { Level } from '#server/search/levels.ts'

/**
 * Decides how products are looked for: by way of the index of words, on the way through an order, or after a look at a
 * sample. It asks the database nothing and knows no statement; `search.find.service.ts` and `listing.find.service.ts` do
 * what it says and bring what they saw.
 */

// What PostgreSQL's processor takes, in microseconds. Only how they stand to each other decides; how they were measured is
// told in docs/decisions/0076-how-a-search-is-planned.md.
const costs = {
  /** For one product that is looked at on the way through an order. */
  onTheWay: 2,
  /** For one that the index of words names. */
  byWords: 6,
  /** For one that filters are compared with, on either way. */
  filtered: 12,
  /** For each product of the market, to ask the index of words for filters at all. */
  indexed: 0.01,
}

/** What is known of a search before the database is asked for it. */
export type SearchFacts = {
  /** How many products there are, roughly. */
  readonly products: number
  /** The best first; each holds for whatever the one before holds for. */
  readonly levels: readonly Level[]
  /** Whether the levels' shares are known, as of one thing, or only bounded, as of several things together. */
  readonly isOneThing: boolean
  readonly hasFilters: boolean
  /** The share of a sample that fits, where one was looked at. */
  readonly sampledShare?: number
}

const widestShare = ({ levels }: SearchFacts) => levels.at(-1)?.share ?? 0
const costByWords = (products: number) => products * costs.byWords

/** So much is always spent on looking through several levels at once. */
const cheap = costByWords(1_000)

/** All levels at once by the index of words; in steps, which may walk; or whatever a sample says. */
export type Strategy = 'at once' | 'in steps' | 'by sample'

export function strategyFor(known: SearchFacts): Strategy {
  const isShort = costByWords(widestShare(known) * known.products) <= cheap
  if (!known.hasFilters && (isShort || known.isOneThing)) return 'in steps'
  // The index of words knows filters too: of few products they leave next to nothing, and one question also counts it.
  return isShort ? 'at once' : 'by sample'
}

export const sampleSize = 1_000

/** How many products were looked at, how many of these an order leads past, and how many of those fit. */
type Sample = { readonly looked: number; readonly on_way: number; readonly fitting: number }

/**
 * Whether so few products fit that the index of words is a shorter way to them than an order. Several words and filters
 * belong together or exclude each other; a sample knows, their frequencies do not.
 */
export function estimateFrom({ looked, on_way, fitting }: Sample, products: number, limit: number) {
  if (fitting === 0) return { share: 0, isSparse: true }
  const share = fitting / on_way
  const byIndex = costs.indexed * products + (fitting / looked) * products * costs.filtered
  return { share, isSparse: byIndex < ((limit + 1) * costs.filtered) / share }
}

const visits = {
  shortest: 500,
  /** So far one goes without having seen how many fit. */
  longestAtFirst: 4_000,
  longest: 64_000,
}

/** What a walk costs that fills a page, where so large a share of products fits. */
const costOfWalk = (share: number, rows: number) =>
  share > 0 ? Math.min(visits.longestAtFirst, rows / share) * costs.onTheWay : Number.POSITIVE_INFINITY

/** Whether to walk an order for whatever fits at all. */
export const walksSorted = (known: SearchFacts, rows: number) =>
  costOfWalk(widestShare(known), rows) < costByWords(widestShare(known) * known.products)

/** Levels that are looked through at once, on the way through the market or by the index of words. */
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

/** What is believed of a walk before it. */
export type Estimate = Pick<SearchFacts, 'products' | 'isOneThing' | 'hasFilters'> & {
  /** The share of products that fit, or, of several things, more than that. */
  readonly share: number
  readonly sampledShare: number
}

/** Of one level, or of all of them together. */
export function estimateOf(known: SearchFacts, level?: number): Estimate {
  const { levels, products, isOneThing, hasFilters, sampledShare = 0 } = known
  const all = widestShare(known)
  const share = level === undefined ? all : (levels[level]?.share ?? all) - (levels[level - 1]?.share ?? 0)
  const ofAll = share > 0 ? share / Math.max(share, all) : 1
  return { products, isOneThing, hasFilters, share, sampledShare: sampledShare * ofAll }
}

/** Powers of two: few different numbers, so that few different statements are kept prepared. */
function roundUp(needed: number, limit: number): number {
  let round = visits.shortest
  while (round < limit && round < needed) round *= 2
  return Math.min(round, limit)
}

/** How many products a walk looks at first: how many of them fit tells how long the way is. */
export const firstVisits = ({ isOneThing, share }: Estimate, rows: number) =>
  isOneThing ? roundUp((2 * rows) / share, visits.longestAtFirst) : visits.shortest

/** What the index of words would cost instead, when so large a share of the way fitted: it tells, unless filters hide some. */
function costInstead({ hasFilters, isOneThing, products, share }: Estimate, seenShare: number) {
  return hasFilters ? costByWords(share * products) / (isOneThing ? 1 : 4) : costByWords(seenShare * products)
}

type Seen = { readonly hits: number; readonly visits: number; readonly rows: number }

/**
 * How far to go after the first bit of the way; undefined where the index of words is shorter. Words may be frequent each
 * and rare together, or the other way round, and filters leave nobody knows how much.
 */
export function furtherVisits(belief: Estimate, { hits, visits: looked, rows }: Seen): number | undefined {
  // What stands first may all be of a kind that does not fit: a sample knows better, and the way is longer by that.
  const expected = hits === 0 ? belief.sampledShare * looked : 0
  const isExpected = expected >= 1
  // Nobody knows how long a way is on which nothing was seen; by words it is never longer than this.
  if (hits === 0 && !isExpected && costInstead(belief, 0) <= costByWords(visits.longest)) return undefined
  const further = (1.5 * looked * rows) / Math.max(0.5, hits, expected)
  const needed = isExpected ? further + visits.longestAtFirst : further
  const isLonger = needed * costs.onTheWay > costInstead(belief, hits / looked)
  return needed > visits.longest || isLonger ? undefined : roundUp(needed, visits.longest)
}

const { exactTotal } = limits.page
/** Far enough above what totals tell exactly: shares are those of a sample. */
const surely = 3 * exactTotal

/** A total that needs no counting: it is plain that there are more than totals tell exactly. */
export function totalWithoutCounting(known: SearchFacts, seenShare: number): number | undefined {
  const isMany = widestShare(known) * known.products > surely
  const isKnown = known.isOneThing && !known.hasFilters
  return isMany && (isKnown || seenShare * known.products > surely) ? exactTotal + 1 : undefined
}

/** So many products are rather looked at once to count every choice than again for each of them. */
export const maxCountedTogether = 1_000
