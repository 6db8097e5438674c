import type { Db } from '#server/db/db.ts'
import { isName, isOptional } from '#server/search/group.ts'
import { levelsWithOptional, nameLevelsOf } from '#server/search/levels.ts'
import { freshMarketWords, marketWords } from '#server/search/market-words.service.ts'
import { withSpokenNumbers } from '#server/search/spoken-sizes.ts'
import { correct, understand, understandBeginning } from '#server/search/understand.ts'
import { wordsOf } from '#server/search/words.ts'
import type { Filters } from './input.filters.ts'
import type { ListedRow } from './listing.queries.ts'
import { cachePerDatabase, isWorthCaching } from './recent-answers.service.ts'
import { find, type Request } from './search.find.service.ts'
import { findAll, findBy, noResult, type Query, type Result, searchFor } from './search.meaning.service.ts'
import { findPartly } from './search.partly.service.ts'

/** The best products by their names alone, the last word half typed; for suggestions, so it counts nothing. */
export async function searchNames(db: Db, q: string, limit: number): Promise<ListedRow[]> {
  const { dictionary } = await marketWords(db)
  const groups = understandBeginning(q, dictionary)
  const levels = nameLevelsOf(groups, dictionary)
  const request = { filters: {}, order: undefined, after: undefined, limit: limit - 1, uncounted: true }
  const { rows } = await find(searchFor({ db, request, dictionary, groups }, levels))
  return rows
}

/** So few finds let one ask whether something else was meant. */
export const fewResults = 3

const answers = cachePerDatabase(({ total }: Result) => isWorthCaching(total))

/**
 * Finds by the words as they are; where that gives nothing, by the words of the market that are nearest to them; where
 * even that gives nothing, without the words that the market does not know; and at last by all but one of the others.
 */
export const search = (db: Db, q: string, request: Request): Promise<Result> =>
  recent(db, q, request, () => searchAsChosen(db, q, request))

function recent(db: Db, q: string, request: Request, find: () => Promise<Result>) {
  const { filters, order, after, limit } = request
  return answers(db).get(JSON.stringify([q, filters, order?.name, after, limit]), find)
}

async function searchAsChosen(db: Db, q: string, request: Request): Promise<Result> {
  const result = await searchWords(db, q, request)
  const { seller_id, liveOnly } = request.filters
  const open = { filters: { seller_id, liveOnly }, order: undefined, after: undefined, limit: 1 }
  if (result.total > 0 || isAsOpen(request.filters, open.filters)) return result
  // What the words mean without a choice is what the choices are counted over: one sees which of them to take back.
  const unfiltered = await recent(db, q, open, () => searchWords(db, q, open))
  return { ...unfiltered, rows: [], total: 0 }
}

const isAsOpen = (filters: Filters, open: Filters) =>
  Object.entries(filters).every(([name, value]) => value === open[name as keyof Filters])

async function searchWords(db: Db, q: string, request: Request): Promise<Result> {
  const { dictionary } = await marketWords(db)
  const groups = understand(q, dictionary)
  if (groups.length === 0) return noResult
  const result = await findAll({ db, request, dictionary, groups })
  if (result.total >= fewResults) return result
  const { dictionary: fresh } = await freshMarketWords(db)
  const correction = correct(understand(q, fresh), fresh)
  if (result.total > 0) {
    const more = await findWithLesser({ db, request, dictionary, groups }, result)
    return correction ? { ...more, did_you_mean: correction.text } : more
  }
  if (correction) {
    const better = await findAll({ db, request, dictionary: fresh, groups: correction.groups })
    if (better.total > 0) return { ...better, did_you_mean: correction.text, corrected_from: q }
  }
  const rest = await findPartly({ db, request, dictionary: fresh, groups: correction?.groups ?? groups })
  return rest.left_out
    ? { ...rest, left_out: rest.left_out.map((words) => asTyped(correction?.typed.get(words) ?? words, q)) }
    : rest
}

/** Behind the few that fit whole those that are not said to be for the same people. */
async function findWithLesser(query: Query, result: Result): Promise<Result> {
  const { groups, dictionary } = query
  const isSaid = groups.some(isOptional) && groups.some((group) => isName(group) && !isOptional(group))
  return isSaid ? findBy(query, levelsWithOptional(groups, dictionary)) : result
}

/** 'Havells' for 'havell', as which the search knows it, and '1/2 inch' for '0.5in'. */
function asTyped(words: string, q: string): string {
  const typed = q.split(/\s+/)
  for (let length = 1; length <= 4; length += 1)
    for (let start = 0; start + length <= typed.length; start += 1) {
      const run = typed.slice(start, start + length).join(' ')
      if (wordsOf(withSpokenNumbers(run)).join(' ') === words) return run
    }
  return words
}
