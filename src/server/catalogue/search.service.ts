import type { Db } from '#server/db/db.ts'
import { isLesser, isName } from '#server/search/group.ts'
import { levelsWithLesser, nameLevelsOf } from '#server/search/levels.ts'
import { freshMarketWords, marketWords } from '#server/search/market-words.service.ts'
import { withSpokenNumbers } from '#server/search/spoken-sizes.ts'
import { correct, understand, understandBeginning } from '#server/search/understand.ts'
import { wordsOf } from '#server/search/words.ts'
import type { Filters } from './listing.filters.ts'
import type { ListedRow } from './listing.queries.ts'
import { isMany, recentPer } from './recent-answers.service.ts'
import { find, type Request } from './search.find.service.ts'
import { type Asked, type Found, findAll, findBy, nothing, searchFor } from './search.meaning.service.ts'
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
export const few = 3

const answers = recentPer(({ total }: Found) => isMany(total))

/**
 * Finds by the words as they are; where that gives nothing, by the words of the market that are nearest to them; where
 * even that gives nothing, without the words that the market does not know; and at last by all but one of the others.
 */
export const search = (db: Db, q: string, request: Request): Promise<Found> =>
  recent(db, q, request, () => searchAsChosen(db, q, request))

function recent(db: Db, q: string, request: Request, find: () => Promise<Found>) {
  const { filters, order, after, limit } = request
  return answers(db).get(JSON.stringify([q, filters, order?.name, after, limit]), find)
}

async function searchAsChosen(db: Db, q: string, request: Request): Promise<Found> {
  const found = await searchMeant(db, q, request)
  const { seller_id, liveOnly } = request.filters
  const open = { filters: { seller_id, liveOnly }, order: undefined, after: undefined, limit: 1 }
  if (found.total > 0 || isAsOpen(request.filters, open.filters)) return found
  // What the words mean without a choice is what the choices are counted over: one sees which of them to take back.
  const meant = await recent(db, q, open, () => searchMeant(db, q, open))
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
  if (found.total > 0) {
    const more = await findWithLesser({ db, request, dictionary, groups }, found)
    return correction ? { ...more, did_you_mean: correction.text } : more
  }
  if (correction) {
    const better = await findAll({ db, request, dictionary: fresh, groups: correction.groups })
    if (better.total > 0) return { ...better, did_you_mean: correction.text, corrected_from: q }
  }
  const rest = await findPartly({ db, request, dictionary: fresh, groups: correction?.groups ?? groups })
  return rest.left_out
    ? { ...rest, left_out: rest.left_out.map((said) => asTyped(correction?.typed.get(said) ?? said, q)) }
    : rest
}

/** Behind the few that fit whole those that are not said to be for the same people. */
async function findWithLesser(asked: Asked, found: Found): Promise<Found> {
  const { groups, dictionary } = asked
  const isSaid = groups.some(isLesser) && groups.some((group) => isName(group) && !isLesser(group))
  return isSaid ? findBy(asked, levelsWithLesser(groups, dictionary)) : found
}

/** 'Havells' for 'havell', as which the search knows it, and '1/2 inch' for '0.5in'. */
function asTyped(said: string, q: string): string {
  const typed = q.split(/\s+/)
  for (let length = 1; length <= 4; length += 1)
    for (let at = 0; at + length <= typed.length; at += 1) {
      const run = typed.slice(at, at + length).join(' ')
      if (wordsOf(withSpokenNumbers(run)).join(' ') === said) return run
    }
  return said
}
