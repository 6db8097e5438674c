import { type Group, isName, isOptional, phrasesOf } from '#server/search/group.ts'
import { levelOfHolders } from '#server/search/levels.ts'
import { find } from './search.find.service.ts'
import { type Query, type Result, searchFor } from './search.meaning.service.ts'

/** Of the rows of an answer by relevance, the lowest keys are those of the last level: words in descriptions alone. */
const keysOfLastLevel = 10

/** Says so if the goods are in no name, category or shop, but only in descriptions: a generator that runs a fridge. */
export async function withMentions(query: Query, result: Result, words: string): Promise<Result> {
  const noun = query.groups.findLast((group) => isName(group) && !isOptional(group))
  if (!noun || query.request.after || !mayBeMentioned(query, result, noun)) return result
  return (await isHeld(query, query.groups, noun)) ? result : { ...result, only_mentioned: words }
}

function mayBeMentioned({ request, dictionary }: Query, { rows }: Result, noun: Group): boolean {
  const [best] = rows
  if (!best) return false
  return request.order ? isStranger(noun, dictionary) : Number(best.sort_key) < keysOfLastLevel
}

/** Whether the market is not known to have such goods: a sample made the dictionary. */
const isStranger = (group: Group, dictionary: Query['dictionary']) =>
  phrasesOf(group).every((words) => words.some((word) => dictionary.shareOf(word, holders) === 0))
/** All parts but descriptions. */
const holders = 5

async function isHeld(query: Query, groups: readonly Group[], noun: Group): Promise<boolean> {
  const request = { ...query.request, order: undefined, after: undefined, limit: 1, uncounted: true }
  const level = levelOfHolders(groups, noun, query.dictionary)
  const { rows } = await find(searchFor({ ...query, request, groups }, [level]))
  return rows.length > 0
}

/** The things of a request that nobody sells, although descriptions mention them. */
export async function onlyMentioned(query: Query): Promise<readonly Group[]> {
  const strangers = query.groups.filter((group) => isName(group) && isStranger(group, query.dictionary))
  const areHeld = await Promise.all(strangers.map((group) => isHeld(query, [group], group)))
  return strangers.filter((_, place) => !areHeld[place])
}
