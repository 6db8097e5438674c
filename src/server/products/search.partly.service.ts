import type { Dictionary } from '#server/search/dictionary.ts'
import { type Group, isName, phrasesOf } from '#server/search/group.ts'
import { withoutOne } from '#server/search/levels.ts'
import { type Asked, type Found, findAll, findBy, nothing } from './search.asked.service.ts'

/** Where no product has everything: without what the market does not know, then without one more thing. */
export async function findPartly(asked: Asked): Promise<Found> {
  const { dictionary, groups } = asked
  const known = groups.filter((group) => isKnown(group, dictionary))
  const told = wordsLeftOut(groups, known)
  if (told.length === 0 || !known.some(isName)) return findWithoutOne(asked)
  const found = await findAll({ ...asked, groups: known })
  if (found.total > 0) return { ...found, left_out: told }
  const rest = await findWithoutOne({ ...asked, groups: known })
  return { ...rest, left_out: [...told, ...(rest.left_out ?? [])] }
}

async function findWithoutOne(asked: Asked): Promise<Found> {
  const { dictionary, groups } = asked
  if (groups.length < 2) return nothing
  const found = await findBy(asked, withoutOne(groups, dictionary))
  return found.total > 0 || groups.length < 3 ? found : findCore(asked)
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
