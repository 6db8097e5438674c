import type { Dictionary } from '#server/search/dictionary.ts'
import { type Group, isLesser, isName, phrasesOf } from '#server/search/group.ts'
import { nameLevelsOf, tellingLevelsOf, withoutOne } from '#server/search/levels.ts'
import { type Asked, type Found, findAll, findBy, nothing } from './search.meaning.service.ts'

/** Where no product has everything: without what the market does not know, then without one more thing. */
export async function findPartly(asked: Asked): Promise<Found> {
  const { dictionary, groups } = asked
  const known = groups.filter((group) => isKnown(group, dictionary))
  const told = wordsLeftOut(groups, known)
  if (told.length === 0 || !known.some(isName)) return findWithoutOne(asked)
  const left = { ...asked, groups: known }
  // Of one thing alone what is called so: what only has a bearing in it is none.
  const found = known.length === 1 ? await findNamed(left) : await findTelling(left)
  if (found.total > 0) return { ...found, left_out: told }
  const rest = await findWithoutOne(left)
  return rest.total > 0 ? { ...rest, left_out: [...told, ...(rest.left_out ?? [])] } : nothing
}

const findNamed = (asked: Asked) => findBy(asked, nameLevelsOf(asked.groups, asked.dictionary))

const findTelling = (asked: Asked) => findBy(asked, tellingLevelsOf(asked.groups, asked.dictionary))

async function findWithoutOne(asked: Asked): Promise<Found> {
  const { dictionary, groups } = asked
  if (groups.length < 2) return nothing
  const lesser = await findWithoutLesser(asked)
  if (lesser) return lesser
  const found = await findBy(asked, withoutOne(groups, dictionary))
  return found.total > 0 || groups.length < 3 ? found : findCore(asked)
}

/** Whom goods are for, and their size, tell less than what they are: the things are shown, and what they are not is told. */
async function findWithoutLesser(asked: Asked): Promise<Found | undefined> {
  const { groups } = asked
  const sizes = groups.filter((group) => !isName(group))
  const things = groups.filter((group) => isName(group) && !isLesser(group))
  if (things.length === 0 || things.length === groups.length) return undefined
  for (const rest of [
    [...things, ...sizes],
    ...sizes.map((size) => groups.filter((group) => group !== size)),
  ]) {
    if (rest.length === groups.length || rest.length === things.length) continue
    const found = await findTelling({ ...asked, groups: rest })
    if (found.total > 0) return { ...found, left_out: wordsLeftOut(groups, rest) }
  }
  const found = await findNamed({ ...asked, groups: things })
  return found.total > 0 ? { ...found, left_out: wordsLeftOut(groups, things) } : undefined
}

/** Of a whole sentence the things that go together, phrases of the trade and what names begin with most often first. */
async function findCore(asked: Asked): Promise<Found> {
  const { dictionary, groups } = asked
  const things = groups
    .filter(isName)
    .map((group) => ({ group, weight: group.said.length + weightOf(group, dictionary) }))
    .sort((one, other) => other.weight - one.weight)
  let core: readonly Group[] = []
  let found = nothing
  for (const { group } of things.slice(0, mostTried)) {
    const wider = [...core, group]
    const more = await findAll({ ...asked, groups: wider })
    if (more.total === 0) continue
    core = wider
    found = more
  }
  return found.total > 0 ? { ...found, left_out: wordsLeftOut(groups, core) } : nothing
}

/** So many things of a sentence are tried together at most. */
const mostTried = 5

const isKnown = (group: Group, dictionary: Dictionary) =>
  phrasesOf(group).some((words) => words.every((word) => dictionary.knows(word))) ||
  (group.isBeginning && group.said.some((word) => dictionary.beginningWith(word).length > 0))

/** How often products' names have it. */
const weightOf = (group: Group, dictionary: Dictionary) =>
  Math.max(...phrasesOf(group).map((words) => Math.min(...words.map((word) => dictionary.shareOf(word, 2)))))

const wordsLeftOut = (groups: readonly Group[], rest: readonly Group[]) =>
  groups.filter((group) => !rest.includes(group)).map(({ said }) => said.join(' '))
