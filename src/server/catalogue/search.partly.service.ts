import type { Dictionary } from '#server/search/dictionary.ts'
import { type Group, isBrand, isExact, isName, isOptional, nounIn, phrasesOf } from '#server/search/group.ts'
import { type Level, nameLevelsOf, oneByOne, specificLevelsOf } from '#server/search/levels.ts'
import { findAll, findBy, noResult, type Query, type Result } from './search.meaning.service.ts'
import { isNamed, onlyMentioned } from './search.mentions.service.ts'

/** Used if no product matches everything: leaves out words that the market does not have, then one more thing. */
export async function findPartly(query: Query): Promise<Result> {
  const { dictionary, groups } = query
  const known = groups.filter((group) => isKnown(group, dictionary))
  const leftOut = wordsLeftOut(groups, known)
  const sized = leftOut.length > 0 && (await findWithoutBrand(query))
  if (sized) return sized
  if (leftOut.length === 0 || !known.some(isName)) return findWithoutOne(query)
  const left = { ...query, groups: known }
  // For a single thing, only products of that name match, not those that merely mention it.
  const result = known.length === 1 ? await findNamed(left) : await findMostSpecific(left)
  if (result.total > 0) return { ...result, left_out: leftOut }
  const rest = await findWithoutOne(left)
  return rest.total > 0 ? { ...rest, left_out: [...leftOut, ...(rest.left_out ?? [])] } : noResult
}

/** Of a maker whom nobody sells and a size, the size: 'exide 150ah' asks for batteries of 150 Ah. */
async function findWithoutBrand(query: Query): Promise<Result | undefined> {
  const { dictionary, groups } = query
  const sizes = groups.filter((group) => !isName(group))
  const isUnsoldBrand = (group: Group) => isBrand(group) && !isKnown(group, dictionary)
  if (!isExact(sizes) || !groups.filter(isName).every(isUnsoldBrand)) return undefined
  const result = await findMostSpecific({ ...query, groups: sizes })
  return result.total > 0 ? { ...result, left_out: wordsLeftOut(groups, sizes) } : undefined
}

const findNamed = (query: Query) => findBy(query, nameLevelsOf(query.groups, query.dictionary))

const findMostSpecific = (query: Query) => findBy(query, specificLevelsOf(query.groups, query.dictionary))

async function findWithoutOne(query: Query): Promise<Result> {
  const { dictionary, groups } = query
  if (groups.length < 2) return noResult
  const lesser = await findWithoutOptional(query)
  if (lesser) return lesser
  const strangers = await onlyMentioned(query)
  const rest = groups.filter((group) => !strangers.includes(group))
  if (strangers.length > 0 && rest.some(isName)) {
    const sold = await findMostSpecific({ ...query, groups: rest })
    if (sold.total > 0) return { ...sold, left_out: wordsLeftOut(groups, rest) }
  }
  const result = await findBy(query, withoutOne(groups, namedNounIn(groups, dictionary), dictionary))
  return result.total > 0 || groups.length < 3 ? result : findCore(query)
}

/** Of a word that is in no name, products that have it are not meant. */
function namedNounIn(groups: readonly Group[], dictionary: Dictionary): Group | undefined {
  const noun = nounIn(groups)
  return noun && isNamed(noun, dictionary) ? noun : undefined
}

/** All but one of the things, for requests that nothing matches completely; first those that keep the noun. */
function withoutOne(groups: readonly Group[], noun: Group | undefined, dictionary: Dictionary): Level[] {
  const subsets = groups
    .map((left) => groups.filter((group) => group !== left))
    .filter((rest) => rest.some(isName))
  const keeping = subsets.filter((rest) => noun && rest.includes(noun))
  const all = levelsOfAny(subsets, dictionary)
  if (keeping.length === 0 || keeping.length === subsets.length) return all
  const first = levelsOfAny(keeping, dictionary)
  return [...first, ...all.map((level) => oneByOne([...first.slice(-1), level]))]
}

function levelsOfAny(sets: readonly (readonly Group[])[], dictionary: Dictionary): Level[] {
  const subsets = sets.map((rest) => specificLevelsOf(rest, dictionary))
  const mostLevels = Math.max(0, ...subsets.map(({ length }) => length))
  return Array.from({ length: mostLevels }, (_, back) =>
    // Counted from the end, because groups without other names have fewer levels.
    oneByOne(subsets.flatMap((levels) => levels[Math.max(0, levels.length - mostLevels + back)] ?? [])),
  )
}

/**
 * For whom goods are, and their size, matter less than what they are: the products are shown, with a note about what
 * they lack.
 */
async function findWithoutOptional(query: Query): Promise<Result | undefined> {
  const { groups } = query
  const sizes = groups.filter((group) => !isName(group))
  const things = groups.filter((group) => isName(group) && !isOptional(group))
  if (things.length === 0 || things.length === groups.length) return undefined
  for (const rest of [
    [...things, ...sizes],
    ...sizes.map((size) => groups.filter((group) => group !== size)),
  ]) {
    if (rest.length === groups.length || rest.length === things.length) continue
    const result = await findMostSpecific({ ...query, groups: rest })
    if (result.total > 0) return { ...result, left_out: wordsLeftOut(groups, rest) }
  }
  const result = await findNamed({ ...query, groups: things })
  return result.total > 0 ? { ...result, left_out: wordsLeftOut(groups, things) } : undefined
}

/** For a whole sentence, tries the things that belong together, trade phrases and common beginnings of names first. */
async function findCore(query: Query): Promise<Result> {
  const { dictionary, groups } = query
  const things = groups
    .filter(isName)
    .map((group) => ({ group, weight: group.words.length + weightOf(group, dictionary) }))
    .sort((one, other) => other.weight - one.weight)
  let core: readonly Group[] = []
  let result = noResult
  for (const { group } of things.slice(0, mostTried)) {
    const wider = [...core, group]
    const more = await findAll({ ...query, groups: wider })
    if (more.total === 0) continue
    core = wider
    result = more
  }
  return result.total > 0 ? { ...result, left_out: wordsLeftOut(groups, core) } : noResult
}

/** The most things of a sentence that are combined. */
const mostTried = 5

const isKnown = (group: Group, dictionary: Dictionary) =>
  phrasesOf(group).some((words) => words.every((word) => dictionary.knows(word))) ||
  (group.isBeginning && group.words.some((word) => dictionary.beginningWith(word).length > 0))

/** How often the names of products contain it. */
const weightOf = (group: Group, dictionary: Dictionary) =>
  Math.max(...phrasesOf(group).map((words) => Math.min(...words.map((word) => dictionary.shareOf(word, 2)))))

const wordsLeftOut = (groups: readonly Group[], rest: readonly Group[]) =>
  groups.filter((group) => !rest.includes(group)).map(({ words }) => words.join(' '))
