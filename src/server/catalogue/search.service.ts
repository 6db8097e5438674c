import type { Db } from '#server/db/db.ts'
import { isName, isOptional } from '#server/search/group.ts'
import { currentLanguage } from '#server/search/language.service.ts'
import type { Language } from '#server/search/language.ts'
import { levelsForUse, levelsOfFitting, levelsWithOptional, nameLevelsOf } from '#server/search/levels.ts'
import { freshMarketWords } from '#server/search/market-words.service.ts'
import { type Purpose, purposeOf } from '#server/search/purposes.ts'
import { withSpokenNumbers } from '#server/search/spoken-sizes.ts'
import { correct, understand, understandBeginning } from '#server/search/understand.ts'
import { wordsOf } from '#server/search/words.ts'
import type { HitRow } from './hit.row.ts'
import type { Filters } from './input.filters.ts'
import { cachePerDatabase, isWorthCaching } from './recent-answers.service.ts'
import { find, type Request } from './search.find.service.ts'
import { findAll, findBy, noResult, type Query, type Result, searchFor } from './search.meaning.service.ts'
import { isSold, withMentions } from './search.mentions.service.ts'
import { findPartly } from './search.partly.service.ts'

/** The best products by name alone, for suggestions: the last word may be incomplete, and nothing is counted. */
export async function searchNames(db: Db, q: string, limit: number): Promise<HitRow[]> {
  const language = await currentLanguage(db)
  const { dictionary } = language
  const groups = understandBeginning(q, language)
  const levels = nameLevelsOf(groups, dictionary)
  const request = { filters: {}, order: undefined, after: undefined, limit: limit - 1, uncounted: true }
  const { rows } = await find(searchFor({ db, request, dictionary, groups }, levels))
  return rows
}

/** With fewer results than this, the search offers a correction. */
export const fewResults = 3

const answers = cachePerDatabase('searches', ({ total }: Result) => isWorthCaching(total))

/**
 * Searches the words as typed; then with the nearest words of the market; then without the words that the market does
 * not have; and finally without one of the others.
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
  // Facets are counted over the words without any choice, so that people see which choice to take back.
  const { only_mentioned: _, ...unfiltered } = await recent(db, q, open, () => searchWords(db, q, open))
  return { ...unfiltered, rows: [], total: 0, shares: result.shares }
}

const isAsOpen = (filters: Filters, open: Filters) =>
  Object.entries(filters).every(([name, value]) => value === open[name as keyof Filters])

const searchWords = async (db: Db, q: string, request: Request) =>
  searchIn(await currentLanguage(db), db, q, request)

/** The same by other synonyms than those that stand. */
export async function searchIn(language: Language, db: Db, q: string, request: Request): Promise<Result> {
  const { changes } = language.dictionary
  const groups = understand(q, language)
  if (groups.length === 0) return noResult
  const query = { db, request, ...language, groups }
  const purpose = purposeOf(q, language)
  return purpose ? findForUse(query, purpose, q) : findAsTyped(query, q, changes)
}

/** Such goods, also where nothing of them tells of the use. */
async function findForUse(query: Query, purpose: Purpose, q: string): Promise<Result> {
  const { db, request, dictionary, lexicon } = query
  const ofGoods = { ...query, groups: purpose.goods }
  const result = await findBy(ofGoods, levelsForUse(purpose, dictionary))
  if (result.total === 0) return searchIn({ dictionary, lexicon }, db, purpose.text, request)
  const isForUse = request.after !== undefined || purpose.use.length === 0 || (await fits(ofGoods, purpose))
  return isForUse ? result : { ...result, only_mentioned: q }
}

async function fits(query: Query, purpose: Purpose): Promise<boolean> {
  const request = { ...query.request, order: undefined, limit: 1, uncounted: true }
  const { rows } = await find(searchFor({ ...query, request }, levelsOfFitting(purpose, query.dictionary)))
  return rows.length > 0
}

async function findAsTyped(query: Query, q: string, changes: number): Promise<Result> {
  const { groups } = query
  const result = await withMentions(query, await findAll(query), q)
  if (result.total >= fewResults) return result
  const { fresh, correction } = await correctAfresh(query, q, changes)
  if (result.total > 0) {
    const more = await findWithOptional(query, result)
    return correction ? { ...more, did_you_mean: correction.text } : more
  }
  const lesser = { ...query, dictionary: fresh, groups: correction?.groups ?? groups }
  const better = correction && (await findCorrected(lesser, correction.text, q))
  // The filters are the same, so their shares are too.
  return better ?? { ...(await findClose(lesser, q, correction?.typed)), shares: result.shares }
}

/** Nobody means to be corrected to a word that no product is called. */
async function findCorrected(query: Query, text: string, q: string): Promise<Result | undefined> {
  const better = await withMentions(query, await findAll(query), text)
  if (better.total === 0) return undefined
  return better.only_mentioned
    ? { ...better, only_mentioned: q }
    : { ...better, did_you_mean: text, corrected_from: q }
}

async function findClose(query: Query, q: string, typed: ReadonlyMap<string, string> = new Map()) {
  const rest = await findPartly(query)
  if (rest.left_out)
    return { ...rest, left_out: rest.left_out.map((words) => asTyped(typed.get(words) ?? words, q)) }
  if (rest.total === 0 || query.request.after || (await isSold(query))) return rest
  return { ...rest, only_mentioned: q }
}

/** By the words of the newest products too; the request is read again only if the market has learnt something since. */
async function correctAfresh({ db, dictionary, lexicon, groups }: Query, q: string, changes: number) {
  const { dictionary: fresh } = await freshMarketWords(db)
  const isSame = fresh === dictionary && fresh.changes === changes
  const language = { dictionary: fresh, lexicon }
  return { fresh, correction: correct(isSame ? groups : understand(q, language), language) }
}

/** Appends products that match except for whom they are meant. */
async function findWithOptional(query: Query, result: Result): Promise<Result> {
  const { groups, dictionary } = query
  const isTyped = groups.some(isOptional) && groups.some((group) => isName(group) && !isOptional(group))
  if (!isTyped) return result
  const more = await findBy(query, levelsWithOptional(groups, dictionary))
  return more.total > result.total ? more : result
}

/** The search knows 'Havells' as 'havell' and '1/2 inch' as '0.5in'; this restores what was typed. */
function asTyped(words: string, q: string): string {
  const typed = q.split(/\s+/)
  for (let length = 1; length <= 4; length += 1)
    for (let start = 0; start + length <= typed.length; start += 1) {
      const run = typed.slice(start, start + length).join(' ')
      if (wordsOf(withSpokenNumbers(run)).join(' ') === words) return run
    }
  return words
}
