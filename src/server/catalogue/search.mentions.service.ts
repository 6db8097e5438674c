import { type Group, isBrand, isName, nounIn, phrasesOf } from '#server/search/group.ts'
import { levelOfHolders, levelOfThings } from '#server/search/levels.ts'
import { find } from './search.find.service.ts'
import { type Query, type Result, searchFor } from './search.meaning.service.ts'

/** Of the rows of an answer by relevance, those with lower keys have a word in no better part than the specifications. */
const keysOfNames = 40

/** Says so if the goods are in no name, category or shop: a generator that runs a fridge. */
export async function withMentions(query: Query, result: Result, words: string): Promise<Result> {
  const noun = nounIn(query.groups)
  if (!noun || query.request.after || !mayBeMentioned(query, result, noun)) return result
  return (await isHeld(query, query.groups, noun)) ? result : { ...result, only_mentioned: words }
}

function mayBeMentioned({ request, dictionary }: Query, { rows }: Result, noun: Group): boolean {
  const [best] = rows
  if (!best) return false
  // A maker may stand in the specifications alone.
  if (isBrand(noun)) return false
  return request.order ? !isNamed(noun, dictionary) : Number(best.sort_key) < keysOfNames
}

/** Whether what is asked for is sold at all, whatever else was typed. */
export async function isSold(query: Query): Promise<boolean> {
  const noun = nounIn(query.groups)
  if (!noun) return true
  const request = { ...query.request, order: undefined, after: undefined, limit: 1, uncounted: true }
  const { rows } = await find(searchFor({ ...query, request }, [levelOfThings(noun, query.dictionary)]))
  return rows.length > 0
}

/** Whether a name of the market is known to have it. */
export const isNamed = (group: Group, dictionary: Query['dictionary']) =>
  phrasesOf(group).some((words) => words.every((word) => dictionary.shareOf(word, 2) > 0))

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
