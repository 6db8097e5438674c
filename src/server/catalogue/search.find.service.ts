import type { FacetName } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import type { Keys } from '#server/db/sort-cursor.ts'
import { limits } from '#server/limits.ts'
import { lexemesIn, withoutAbsent } from '#server/search/absent.ts'
import type { Dictionary } from '#server/search/dictionary.ts'
import type { Level } from '#server/search/levels.ts'
import { type FilterShares, notWorthIndexing, sharesFrom } from './filter-shares.rules.ts'
import type { HitRow } from './hit.row.ts'
import { type Filters, isWhole } from './input.filters.ts'
import { facetNames, storedConditions } from './listing.filters.ts'
import { type Order, orders } from './listing.orders.ts'
import * as sql from './search.queries.ts'
import { walk } from './search.walk.service.ts'
import * as plan from './search-plan.rules.ts'
import { countMatches } from './totals.service.ts'

/** The request apart from its words. */
export type Request = {
  readonly filters: Filters
  /** undefined: by relevance. */
  readonly order: Order | undefined
  readonly after: Keys | undefined
  readonly limit: number
  /** Whether the total may be left out. */
  readonly uncounted?: boolean
}

/** The levels to look for, and what is known of them. */
export type Search = Pick<plan.SearchFacts, 'levels' | 'products' | 'isOneThing'> & {
  readonly db: Db
  readonly dictionary: Dictionary
  readonly request: Request
}

type Known = Search & plan.SearchFacts & { readonly unindexed?: ReadonlySet<FacetName> }

export type Rows = {
  readonly rows: HitRow[]
  readonly total: number
  /** What a sample said about the filters, if one was read. */
  readonly shares?: FilterShares
  /** The condition of all matches, if it became shorter. */
  readonly alternatives?: readonly string[]
}

/** Finds matching products in the order of the request, with their total. */
export async function find(search: Search): Promise<Rows> {
  const known: Known = { ...search, hasFilters: !isWhole(search.request.filters) }
  const way = plan.strategyFor(known)
  // The words alone leave so few products that no further list of the index is worth reading.
  if (way === 'at once') return findAtOnce({ ...known, unindexed: new Set(facetNames) })
  if (way === 'in steps') return findInSteps(known)
  return findBySample(known)
}

async function findBySample(known: Known): Promise<Rows> {
  const { db, request, products } = known
  const { filters, limit } = request
  const lexemes = unfamiliarLexemes(known)
  const sample = await sql.sample(db, { filters, alternatives: widest(known), lexemes }, plan.sampleSize)
  const { isSparse, share } = plan.estimateFrom(sample, products, limit)
  const stored = storedConditions(filters).map(({ facet }) => facet)
  const shares = sharesFrom(stored, sample.by_filter, sample.looked)
  const levels = levelsWithout(known.levels, new Set(sample.absent))
  const seen = { ...known, levels, unindexed: notWorthIndexing(shares, plan.matchesOf(known)) }
  const page = await (isSparse ? findAtOnce(seen) : findInSteps({ ...seen, sampledShare: share }))
  return { ...page, shares, alternatives: widest(seen) }
}

/** Of more words than this it is not looked up whether any product has them. */
const mostLookedUp = 48

/** Words in parts of products where the dictionary, which a sample made, has not met them. */
function unfamiliarLexemes({ levels, dictionary }: Search): string[] {
  const lexemes = lexemesIn(levels.flatMap(({ alternatives }) => alternatives))
  const unfamiliar = lexemes.filter((lexeme) => !dictionary.knowsLexeme(lexeme))
  return unfamiliar.length > mostLookedUp ? [] : unfamiliar
}

function levelsWithout(levels: readonly Level[], absent: ReadonlySet<string>): readonly Level[] {
  if (absent.size === 0) return levels
  const shorter = (tsquery: string) => withoutAbsent(tsquery, absent)
  return levels.map(({ alternatives, own, share }) => ({
    alternatives: alternatives.map(shorter),
    own: shorter(own),
    share,
  }))
}

function findInSteps(known: Known): Promise<Rows> {
  const { order } = known.request
  return order ? findSorted(known, order) : findBest(known)
}

function findAtOnce(known: Known): Promise<Rows> {
  const { order } = known.request
  return order ? findSortedAtOnce(known, order) : findBestAtOnce(known)
}

const widest = ({ levels }: Search): readonly string[] => levels.at(-1)?.alternatives ?? []

async function findSorted(known: Known, order: Order): Promise<Rows> {
  const { db, request } = known
  const { filters, after, limit } = request
  if (plan.walksSorted(known, limit + 1)) {
    const way = { filters, alternatives: widest(known), without: undefined, order, after, limit }
    const walked = await walk(db, way, plan.estimateOf(known))
    if (walked) return { rows: walked.rows, total: await totalOf(known, after ? 0 : walked.share) }
  }
  return findSortedAtOnce(known, order)
}

async function findSortedAtOnce(known: Known, order: Order): Promise<Rows> {
  const { filters, after, limit } = known.request
  const alternatives = widest(known)
  const rows = await sql.findSortedByIndex(known.db, {
    ...{ filters, alternatives, order, after, limit },
    unindexed: known.unindexed,
  })
  return { rows, total: rows[0]?.total ?? (after ? await totalOf(known, 0) : 0) }
}

/** Reads all levels through the index of words, if it leaves few products. */
async function findBestAtOnce(known: Known): Promise<Rows> {
  const { levels, request } = known
  const { after, limit } = request
  const first = firstLevel(known)
  if (first === levels.length) return { rows: [], total: await totalOf(known, 0) }
  const { rows, total } = await findByWords(known, { first, last: levels.length - 1 }, { after, limit })
  return { rows, total: after ? await totalOf(known, 0) : (total ?? 0) }
}

/** Counts, unless the total is not needed or is plain without counting. */
function totalOf(known: Known, seenShare: number, atLeast = 0): number | Promise<number> {
  const { db, request } = known
  if (request.uncounted || atLeast > limits.page.exactTotal) return atLeast
  // A walk through one category says nothing about the others.
  const plain = plan.totalWithoutCounting(known, request.filters.category === undefined ? seenShare : 0)
  return (
    plain ?? countMatches(db, request.filters, { alternatives: widest(known), unindexed: known.unindexed })
  )
}

/** Reads level by level until the page is full. */
async function findBest(known: Known): Promise<Rows> {
  const { request, levels } = known
  const { after, limit } = request
  const rows: HitRow[] = []
  let seenShare = 0
  let atLeast = 0
  let first = firstLevel(known)
  while (first < levels.length && rows.length <= limit) {
    const step = plan.nextStep(known, first, limit + 1 - rows.length)
    const from = { after: rows.length === 0 ? after : undefined, limit: limit - rows.length }
    const part = await takeStep(known, step, from)
    if (isAll(known, step)) return { rows: part.rows, total: part.total ?? 0 }
    rows.push(...part.rows)
    seenShare = Math.max(seenShare, after ? 0 : part.share)
    atLeast += part.total ?? 0
    first = step.last + 1
  }
  return { rows, total: await totalOf(known, seenShare, atLeast) }
}

/** The level of the last row on the previous page. */
function firstLevel({ levels, request: { after } }: Search): number {
  if (!after) return 0
  const level = levels.length - 1 - Math.floor(Number(after[0]) / 10)
  return level >= 0 ? level : levels.length
}

const isAll = ({ levels, request }: Search, { first, last, walks }: plan.Step) =>
  first === 0 && last === levels.length - 1 && !walks && !request.after

type From = { readonly after: Keys | undefined; readonly limit: number }
type Part = { readonly rows: HitRow[]; readonly total?: number | undefined; readonly share: number }

async function takeStep(known: Known, step: plan.Step, from: From): Promise<Part> {
  const walked = step.walks ? await walkLevel(known, step.first, from) : undefined
  return walked ?? findByWords(known, step, from)
}

type Levels = Pick<plan.Step, 'first' | 'last'>

async function findByWords(known: Known, { first, last }: Levels, from: From): Promise<Part> {
  const { db, levels, request } = known
  const rows = await sql.findByWords(db, {
    filters: request.filters,
    unindexed: known.unindexed,
    widest: levels[last]?.alternatives ?? [],
    levels: levels.slice(first, last + 1).map(({ own }) => own),
    without: levels[first - 1]?.alternatives,
    lastKey: keyOf(known, last),
    ...from,
  })
  return { rows, total: rows[0]?.total, share: 0 }
}

/** The keys of a level's rows, besides their rank. */
const keyOf = ({ levels }: Search, level: number) => 10 * (levels.length - 1 - level)

async function walkLevel(known: Known, level: number, { after, limit }: From): Promise<Part | undefined> {
  const { db, levels, request } = known
  const key = keyOf(known, level)
  const { alternatives = widest(known) }: Partial<Level> = levels[level] ?? {}
  const way = {
    filters: request.filters,
    alternatives,
    without: levels[level - 1]?.alternatives,
    order: orders.market,
    after: after && ([Number(after[0]) - key, after[1], after[2]] satisfies Keys),
    limit,
  }
  const walked = await walk(db, way, plan.estimateOf(known, level))
  return (
    walked && {
      ...walked,
      rows: walked.rows.map((row) => ({ ...row, sort_key: Number(row.sort_key) + key })),
    }
  )
}
