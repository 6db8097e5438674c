import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import type { Keys } from '#server/db/sort-cursor.ts'
import { limits } from '#server/limits.ts'
import type { Level } from '#server/search/levels.ts'
import { type Filters, isWhole } from './listing.filters.ts'
import { type Order, orders } from './listing.orders.ts'
import type { ListedRow } from './listing.queries.ts'
import * as sql from './search.queries.ts'
import { lookAtSample } from './search.sample.service.ts'
import { costByWords, costOfWalk, walk } from './search.walk.service.ts'
import { countMatches } from './totals.service.ts'

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

export type Plan = {
  readonly db: Db
  readonly request: Request
  /** The best first; each holds for whatever the one before holds for. */
  readonly levels: readonly Level[]
  /** How many products there are, roughly. */
  readonly products: number
  /** Whether the levels' shares are known, as of one thing, or only bounded, as of several things together. */
  readonly isOneThing: boolean
  /** The share of a sample that fits, where one was looked at. */
  readonly sampledShare?: number
}

export type Rows = { readonly rows: ListedRow[]; readonly total: number }

/** Products that fit, in the order of the request, with how many there are. */
export async function find(plan: Plan): Promise<Rows> {
  const { filters, limit } = plan.request
  const { tsquery, share } = widest(plan)
  const isShort = costByWords(share * plan.products) <= cheap
  if (isWhole(filters) && (isShort || plan.isOneThing)) return findByLevels(plan)
  // The index of words knows filters too: of few products they leave next to nothing, and one question also counts it.
  if (isShort) return findAtOnce(plan)
  const sampled = await lookAtSample(plan.db, { filters, tsquery, limit }, plan.products)
  return sampled.isSparse ? findAtOnce(plan) : findByLevels({ ...plan, sampledShare: sampled.share })
}

function findByLevels(plan: Plan): Promise<Rows> {
  const { order } = plan.request
  return order ? findSorted(plan, order) : findBest(plan)
}

function findAtOnce(plan: Plan): Promise<Rows> {
  const { order } = plan.request
  return order ? findSortedAtOnce(plan, order) : findBestAtOnce(plan)
}

const widest = ({ levels }: Plan): Level => levels.at(-1) ?? { tsquery: sql.nothing, share: 0 }

async function findSorted(plan: Plan, order: Order): Promise<Rows> {
  const { db, request, products } = plan
  const { filters, after, limit } = request
  const { tsquery, share } = widest(plan)
  if (costOfWalk(share, limit + 1) < costByWords(share * products)) {
    const what = { filters, tsquery, without: undefined, order, after, limit }
    const walked = await walk(db, what, {
      share,
      isKnown: plan.isOneThing,
      sampledShare: plan.sampledShare,
      costInstead: costInsteadOf(plan, share),
    })
    if (walked) return { rows: walked.rows, total: await totalOf(plan, after ? 0 : walked.share) }
  }
  return findSortedAtOnce(plan, order)
}

async function findSortedAtOnce(plan: Plan, order: Order): Promise<Rows> {
  const { filters, after, limit } = plan.request
  const { tsquery } = widest(plan)
  const rows = await sql.findSortedByWords(plan.db, { filters, tsquery, order, after, limit })
  return { rows, total: rows[0]?.total ?? (after ? await totalOf(plan, 0) : 0) }
}

/** All levels by the index of words, for what it leaves little of. */
async function findBestAtOnce(plan: Plan): Promise<Rows> {
  const { levels, request } = plan
  const { after, limit } = request
  const first = firstLevel(plan)
  if (first === levels.length) return { rows: [], total: await totalOf(plan, 0) }
  const { rows, total } = await takeStep(
    plan,
    { first, last: levels.length - 1, walks: false },
    { after, limit },
  )
  return { rows, total: after ? await totalOf(plan, 0) : (total ?? 0) }
}

/** What is seen of the way tells how many products the words hold for, unless filters hide some of them. */
const costInsteadOf =
  ({ request, products, isOneThing }: Plan, share: number) =>
  (seenShare: number) => {
    if (isWhole(request.filters)) return costByWords(seenShare * products)
    return costByWords(share * products) / (isOneThing ? 1 : 4)
  }

/** Far enough above what totals tell exactly: shares are those of a sample. */
const surely = 3 * limits.page.exactTotal

/** Counts, unless it is plain that there are more than totals tell exactly. */
function totalOf(plan: Plan, seenShare: number, atLeast = 0): number | Promise<number> {
  const { db, request, products, isOneThing } = plan
  const { tsquery, share } = widest(plan)
  if (request.uncounted || atLeast > limits.page.exactTotal) return atLeast
  const isMany = share * products > surely
  const isKnown = isOneThing && isWhole(request.filters)
  const isSeen = request.filters.category === undefined && seenShare * products > surely
  return isMany && (isKnown || isSeen) ? countedUpTo : countMatches(db, request.filters, tsquery)
}

/** Level by level, until the page is full. */
async function findBest(plan: Plan): Promise<Rows> {
  const { request, levels } = plan
  const { after, limit } = request
  const rows: ListedRow[] = []
  let seenShare = 0
  let atLeast = 0
  let first = firstLevel(plan)
  while (first < levels.length && rows.length <= limit) {
    const step = nextStep(plan, first, limit + 1 - rows.length)
    const from = { after: rows.length === 0 ? after : undefined, limit: limit - rows.length }
    const found = await takeStep(plan, step, from)
    if (isAll(plan, step)) return { rows: found.rows, total: found.total ?? 0 }
    rows.push(...found.rows)
    seenShare = Math.max(seenShare, after ? 0 : found.share)
    atLeast += found.total ?? 0
    first = step.last + 1
  }
  return { rows, total: await totalOf(plan, seenShare, atLeast) }
}

/** The level where the page before ended. */
function firstLevel({ levels, request: { after } }: Plan): number {
  if (!after) return 0
  const level = levels.length - 1 - Math.floor(Number(after[0]) / 10)
  return level >= 0 ? level : levels.length
}

/** Levels that are looked through at once, on the way through the market or by the index of words. */
type Step = { readonly first: number; readonly last: number; readonly walks: boolean }

const isAll = ({ levels, request }: Plan, { first, last, walks }: Step) =>
  first === 0 && last === levels.length - 1 && !walks && !request.after

/** So much is always spent on looking through several levels at once. */
const cheap = costByWords(1_000)

function nextStep({ levels, products }: Plan, first: number, rows: number): Step {
  const before = levels[first - 1]?.share ?? 0
  const shareUpTo = (last: number) => Math.max(0, (levels[last]?.share ?? 0) - before)
  const costUpTo = (last: number) => costByWords(products * shareUpTo(last))
  if (costOfWalk(shareUpTo(first), rows) < costUpTo(first)) return { first, last: first, walks: true }
  let last = first
  while (last + 1 < levels.length && costUpTo(last + 1) <= Math.max(costUpTo(first), cheap)) last += 1
  return { first, last, walks: false }
}

type From = { readonly after: Keys | undefined; readonly limit: number }
type Taken = { readonly rows: ListedRow[]; readonly total?: number | undefined; readonly share: number }

async function takeStep(plan: Plan, step: Step, from: From): Promise<Taken> {
  const { db, levels, request } = plan
  const { first, last } = step
  const { filters } = request
  const walked = step.walks ? await walkLevel(plan, step, from) : undefined
  if (walked) return walked
  const chosen = levels.slice(first, last + 1).map(({ tsquery }) => tsquery)
  const without = levels[first - 1]?.tsquery
  const lastKey = keyOf(plan, last)
  const rows = await sql.findByWords(db, { filters, levels: chosen, without, lastKey, ...from })
  return { rows, total: rows[0]?.total, share: 0 }
}

/** What the rows of a level are sorted by, besides their rank on the market. */
const keyOf = ({ levels }: Plan, level: number) => 10 * (levels.length - 1 - level)

/** What fits of a sample, as far as it may be of one level. */
const sampledShareOf = (plan: Plan, share: number) =>
  plan.sampledShare && (plan.sampledShare * share) / Math.max(share, widest(plan).share)

async function walkLevel(plan: Plan, { first }: Step, { after, limit }: From): Promise<Taken | undefined> {
  const { db, levels, request } = plan
  const key = keyOf(plan, first)
  const level = levels[first] ?? widest(plan)
  const before = levels[first - 1]
  const what = {
    filters: request.filters,
    tsquery: level.tsquery,
    without: before?.tsquery,
    order: orders.market,
    after: after && ([Number(after[0]) - key, after[1], after[2]] satisfies Keys),
    limit,
  }
  const share = level.share - (before?.share ?? 0)
  const walked = await walk(db, what, {
    share,
    isKnown: plan.isOneThing,
    sampledShare: sampledShareOf(plan, share),
    costInstead: costInsteadOf(plan, share),
  })
  return (
    walked && {
      ...walked,
      rows: walked.rows.map((row) => ({ ...row, sort_key: Number(row.sort_key) + key })),
    }
  )
}
