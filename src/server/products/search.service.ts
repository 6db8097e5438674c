import type { Db } from '#server/db/db.ts'
import type { Dictionary } from '#server/search/dictionary.ts'
import { type Level, levelsOf, nameLevelsOf, withoutOne } from '#server/search/levels.ts'
import { freshMarketWords, marketWords } from '#server/search/market-words.service.ts'
import { correct, understand, understandBeginning } from '#server/search/understand.ts'
import type { Keys } from './cursor.ts'
import { type Filters, type Order, orders } from './listing.filters.ts'
import type { ListedRow } from './listing.queries.ts'
import * as sql from './search.queries.ts'
import { countMatches } from './search.totals.service.ts'

/** What is asked of the search besides the words. */
export type Request = {
  readonly filters: Filters
  /** undefined: by how well products fit. */
  readonly order: Order | undefined
  readonly after: Keys | undefined
  readonly limit: number
  /** Whether the total does not matter. */
  readonly uncounted?: boolean
}

export type Found = {
  /** One row more than was asked for, where another page follows. */
  readonly rows: ListedRow[]
  readonly total: number
  /** What holds for everything that was found, for counting by filters. */
  readonly tsquery: string
  /** The words that were probably meant. */
  readonly did_you_mean?: string
  /** The words that nothing was found for, where the answer is for other words instead. */
  readonly corrected_from?: string
}

/** Everything that is listed. */
const listed: Filters = {
  categories: undefined,
  min_price: undefined,
  max_price: undefined,
  moq: undefined,
  state: undefined,
  verified: undefined,
  business_type: undefined,
  rating: undefined,
  in_stock: undefined,
  seller_id: undefined,
  liveOnly: false,
}

/** The best products by their names alone, the last word half typed; for suggestions, so it counts nothing. */
export async function searchNames(db: Db, q: string, limit: number): Promise<ListedRow[]> {
  const { dictionary } = await marketWords(db)
  const groups = understandBeginning(q, dictionary)
  const levels = nameLevelsOf(groups, dictionary)
  const request = { filters: listed, order: undefined, after: undefined, limit: limit - 1, uncounted: true }
  const { rows } = await find(db, levels, dictionary, request)
  return rows
}

const nothing: Found = { rows: [], total: 0, tsquery: `'a'` }
/** So few finds let one ask whether something else was meant. */
const few = 3

/**
 * Finds by the words as they are; where that gives nothing, by the words of the market that are nearest to them; and
 * where even that gives nothing, by all but one of them.
 */
export async function search(db: Db, q: string, request: Request): Promise<Found> {
  const { dictionary } = await marketWords(db)
  const groups = understand(q, dictionary)
  if (groups.length === 0) return nothing
  const found = await find(db, levelsOf(groups, dictionary), dictionary, request)
  if (found.total >= few) return found
  const { dictionary: fresh } = await freshMarketWords(db)
  const correction = correct(understand(q, fresh), fresh)
  if (found.total > 0) return correction ? { ...found, did_you_mean: correction.text } : found
  if (correction) {
    const better = await find(db, levelsOf(correction.groups, fresh), fresh, request)
    if (better.total > 0) return { ...better, did_you_mean: correction.text, corrected_from: q }
  }
  const meant = correction?.groups ?? groups
  return meant.length > 1 ? find(db, withoutOne(meant, fresh), fresh, request) : nothing
}

async function find(db: Db, levels: Level[], dictionary: Dictionary, request: Request): Promise<Found> {
  const last = levels.at(-1)
  if (!last) return nothing
  const plan = { db, request, levels, products: dictionary.products }
  const found = request.order ? await findSorted(plan, last, request.order) : await findBest(plan)
  return { ...found, tsquery: last.tsquery }
}

type Plan = {
  readonly db: Db
  readonly request: Request
  readonly levels: readonly Level[]
  readonly products: number
}
type Rows = { readonly rows: ListedRow[]; readonly total: number }

// What it costs, in microseconds, to look at one product by way of the index of words or of an order.
const byWords = 5
const onTheWay = 3
/** So much is always spent on looking through several levels at once. */
const cheap = 10_000

const costByWords = ({ products }: Plan, share: number) => share * products * byWords
const costOnTheWay = (share: number, rows: number) =>
  share > 0 ? Math.min(sql.longestWalk, rows / share) * onTheWay : Number.POSITIVE_INFINITY

async function findSorted(plan: Plan, { tsquery, share }: Level, order: Order): Promise<Rows> {
  const { db, request } = plan
  const { filters, after, limit } = request
  if (costOnTheWay(share, limit) < costByWords(plan, share)) {
    const rows = await sql.findOnTheWay(db, { filters, tsquery, without: undefined, order, after, limit })
    if (rows.length > limit) return { rows, total: await countMatches(db, filters, tsquery) }
  }
  const rows = await sql.findSortedByWords(db, { filters, tsquery, order, after, limit })
  return { rows, total: rows[0]?.total ?? (after ? await countMatches(db, filters, tsquery) : 0) }
}

/** Level by level, until the page is full. */
async function findBest(plan: Plan): Promise<Rows> {
  const { request, levels } = plan
  const { after, limit } = request
  const rows: ListedRow[] = []
  let first = after ? levels.length - 1 - Math.floor(Number(after[0]) / 10) : 0
  while (first >= 0 && first < levels.length && rows.length <= limit) {
    const step = nextStep(plan, first, limit + 1 - rows.length)
    const from = { after: rows.length === 0 ? after : undefined, limit: limit - rows.length }
    const found = await takeStep(plan, step, from)
    if (isWhole(plan, step))
      return { rows: found, total: (found[0] as sql.CountedRow | undefined)?.total ?? 0 }
    rows.push(...found)
    first = step.last + 1
  }
  const last = levels.at(-1)?.tsquery ?? ''
  return { rows, total: request.uncounted ? 0 : await countMatches(plan.db, request.filters, last) }
}

/** Levels that are looked through at once, on the way through the market or by the index of words. */
type Step = { readonly first: number; readonly last: number; readonly walks: boolean }

const isWhole = ({ levels, request }: Plan, { first, last, walks }: Step) =>
  first === 0 && last === levels.length - 1 && !walks && !request.after

function nextStep(plan: Plan, first: number, rows: number): Step {
  const { levels } = plan
  const before = levels[first - 1]?.share ?? 0
  const shareUpTo = (last: number) => Math.max(0, (levels[last]?.share ?? 0) - before)
  const cost = costByWords(plan, shareUpTo(first))
  if (costOnTheWay(shareUpTo(first), rows) < cost) return { first, last: first, walks: true }
  let last = first
  while (last + 1 < levels.length && costByWords(plan, shareUpTo(last + 1)) <= Math.max(cost, cheap))
    last += 1
  return { first, last, walks: false }
}

type From = { readonly after: Keys | undefined; readonly limit: number }

async function takeStep(plan: Plan, { first, last, walks }: Step, { after, limit }: From) {
  const { db, levels, request } = plan
  const chosen = levels.slice(first, last + 1).map(({ tsquery }) => tsquery)
  const without = levels[first - 1]?.tsquery
  const lastKey = 10 * (levels.length - 1 - last)
  if (walks) {
    const found = await sql.findOnTheWay(db, {
      filters: request.filters,
      tsquery: chosen[0] ?? '',
      without,
      order: orders.market,
      after: after && [Number(after[0]) - lastKey, after[1], after[2]],
      limit,
    })
    if (found.length > limit)
      return found.map((row) => ({ ...row, sort_key: Number(row.sort_key) + lastKey }))
  }
  return sql.findByWords(db, { filters: request.filters, levels: chosen, without, lastKey, after, limit })
}
