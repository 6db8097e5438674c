import type { Db } from '#server/db/db.ts'
import type { ListedRow } from './listing.queries.ts'
import * as sql from './search.queries.ts'

const shortest = 500
const longest = 64_000
/** So far one goes without having seen how many fit. */
const longestAtFirst = 4_000

// What it costs, in microseconds, to look at one product on the way through an order, or by way of the index of words.
const onTheWay = 2
const byWords = 6

export const costByWords = (products: number) => products * byWords

/** What a walk costs that fills a page, where so large a share of products fits. */
export const costOfWalk = (share: number, rows: number) =>
  share > 0 ? Math.min(longestAtFirst, rows / share) * onTheWay : Number.POSITIVE_INFINITY

/** Powers of two: few different numbers, so that few different statements are kept prepared. */
function roundUp(visits: number, most: number): number {
  let round = shortest
  while (round < most && round < visits) round *= 2
  return Math.min(round, most)
}

type Walked = {
  readonly rows: ListedRow[]
  /** The share of the products on the way that fitted, at least. */
  readonly share: number
}

type Walk = Omit<sql.Walk, 'visits'>

/** What is believed before the walk. */
type Beliefs = {
  /** The share of products that fit. */
  readonly share: number
  /** Or whether they are no more than that. */
  readonly isKnown: boolean
  /** The share of a sample that fits, where one was looked at. */
  readonly sampledShare: number | undefined
  /** What going by words instead would cost, when so large a share of the way fitted. */
  readonly costInstead: (seenShare: number) => number
}

/**
 * A full page on the way through an order, or nothing where the index of words is the shorter way: how many fit on the
 * first bit of the way tells how long it is. Words may be frequent each and rare together, or the other way round, and
 * filters leave nobody knows how much.
 */
export async function walk(db: Db, what: Walk, beliefs: Beliefs): Promise<Walked | undefined> {
  const rows = what.limit + 1
  const visits = beliefs.isKnown ? roundUp((2 * rows) / beliefs.share, longestAtFirst) : shortest
  const found = await sql.findOnTheWay(db, { ...what, visits })
  if (found.length === rows) return { rows: found, share: rows / visits }
  const needed = visitsNeeded(found.length, visits, rows, beliefs)
  if (needed === undefined) return undefined
  const last = roundUp(needed, longest)
  const all = await sql.findOnTheWay(db, { ...what, visits: last })
  return all.length === rows ? { rows: all, share: rows / last } : undefined
}

/** How far to go after the first bit of the way; undefined where the index of words is shorter. */
function visitsNeeded(
  found: number,
  visits: number,
  rows: number,
  { sampledShare = 0, costInstead }: Beliefs,
) {
  // What stands first may all be of a kind that does not fit: a sample knows better, and the way is longer by that.
  const expected = found === 0 ? sampledShare * visits : 0
  const isExpected = expected >= 1
  // Nobody knows how long a way is on which nothing was seen; by words it is never longer than this.
  if (found === 0 && !isExpected && costInstead(0) <= costByWords(longest)) return undefined
  const further = (1.5 * visits * rows) / Math.max(0.5, found, expected)
  const needed = isExpected ? further + longestAtFirst : further
  return needed > longest || needed * onTheWay > costInstead(found / visits) ? undefined : needed
}
