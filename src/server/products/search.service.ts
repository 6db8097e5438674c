import type { Db } from '#server/db/db.ts'
import type { Dictionary } from '#server/search/dictionary.ts'
import { type Level, levelsOf, nameLevelsOf, withoutOne } from '#server/search/levels.ts'
import { freshMarketWords, marketWords } from '#server/search/market-words.service.ts'
import { correct, type Group, understand, understandBeginning } from '#server/search/understand.ts'
import type { Filters } from './listing.filters.ts'
import type { ListedRow } from './listing.queries.ts'
import { isMany, recentPer } from './recent.ts'
import { find, type Request } from './search.find.service.ts'
import { nothing as noMatch } from './search.queries.ts'

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
  const { rows } = await find(planFor({ db, request, dictionary, groups }, levels))
  return rows
}

const nothing: Found = { rows: [], total: 0, tsquery: noMatch }
/** So few finds let one ask whether something else was meant. */
const few = 3

const answers = recentPer(({ total }: Found) => isMany(total))

/**
 * Finds by the words as they are; where that gives nothing, by the words of the market that are nearest to them; and
 * where even that gives nothing, by all but one of them.
 */
export function search(db: Db, q: string, request: Request): Promise<Found> {
  const { filters, order, after, limit } = request
  const key = JSON.stringify([q, filters, order?.key.strings, after, limit])
  return answers(db).get(key, () => searchAnew(db, q, request))
}

async function searchAnew(db: Db, q: string, request: Request): Promise<Found> {
  const found = await searchMeant(db, q, request)
  const { seller_id, liveOnly } = request.filters
  const open = { ...listed, seller_id, liveOnly }
  if (found.total > 0 || isAsOpen(request.filters, open)) return found
  // What the words mean without a choice is what the choices are counted over: one sees which of them to take back.
  const meant = await search(db, q, { filters: open, order: undefined, after: undefined, limit: 1 })
  return { ...meant, rows: [], total: 0 }
}

const isAsOpen = (filters: Filters, open: Filters) =>
  Object.entries(filters).every(([name, value]) => value === open[name as keyof Filters])

async function searchMeant(db: Db, q: string, request: Request): Promise<Found> {
  const { dictionary } = await marketWords(db)
  const groups = understand(q, dictionary)
  if (groups.length === 0) return nothing
  const found = await findAll({ db, request, dictionary, groups })
  if (found.total >= few) return found
  const { dictionary: fresh } = await freshMarketWords(db)
  const correction = correct(understand(q, fresh), fresh)
  if (found.total > 0) return correction ? { ...found, did_you_mean: correction.text } : found
  if (correction) {
    const better = await findAll({ db, request, dictionary: fresh, groups: correction.groups })
    if (better.total > 0) return { ...better, did_you_mean: correction.text, corrected_from: q }
  }
  const meant = { db, request, dictionary: fresh, groups: correction?.groups ?? groups }
  return meant.groups.length > 1 ? findBy(meant, withoutOne(meant.groups, fresh)) : nothing
}

type Asked = {
  readonly db: Db
  readonly request: Request
  readonly dictionary: Dictionary
  readonly groups: readonly Group[]
}

const findAll = (asked: Asked) => findBy(asked, levelsOf(asked.groups, asked.dictionary))

async function findBy(asked: Asked, levels: readonly Level[]): Promise<Found> {
  return { ...(await find(planFor(asked, levels))), tsquery: levels.at(-1)?.tsquery ?? nothing.tsquery }
}

const planFor = ({ db, request, dictionary, groups }: Asked, levels: readonly Level[]) => ({
  db,
  request,
  levels,
  products: dictionary.products,
  isOneThing: groups.length === 1 && groups.every(isOneWord),
})

/** Whose share is known; those of several words overlap. */
const isOneWord = ({ said, meanings, isBeginning }: Group) =>
  said.length === 1 && meanings.length === 0 && !isBeginning
