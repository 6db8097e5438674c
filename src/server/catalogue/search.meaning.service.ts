import type { Db } from '#server/db/db.ts'
import type { Dictionary } from '#server/search/dictionary.ts'
import type { Group } from '#server/search/group.ts'
import { type Level, levelsOf } from '#server/search/levels.ts'
import type { ListedRow } from './listing.queries.ts'
import { find, type Request, type Search } from './search.find.service.ts'

export type Found = {
  /** One row more than was asked for, where another page follows. */
  readonly rows: ListedRow[]
  readonly total: number
  /** What holds for everything that was found, for counting by filters. */
  readonly alternatives: readonly string[]
  /** How many products hold that, roughly. */
  readonly holding: number
  /** The words that were probably meant. */
  readonly did_you_mean?: string
  /** The words that nothing was found for, where the answer is for other words instead. */
  readonly corrected_from?: string
  /** Words that no product has; the answer is for the others. */
  readonly left_out?: string[]
}

export const nothing: Found = { rows: [], total: 0, alternatives: [], holding: 0 }

/** Things that are looked for together. */
export type Asked = {
  readonly db: Db
  readonly request: Request
  readonly dictionary: Dictionary
  readonly groups: readonly Group[]
}

export const findAll = (asked: Asked) => findBy(asked, levelsOf(asked.groups, asked.dictionary))

export async function findBy(asked: Asked, levels: readonly Level[]): Promise<Found> {
  const { alternatives, share } = levels.at(-1) ?? { alternatives: [], share: 0 }
  return {
    ...(await find(searchFor(asked, levels))),
    alternatives,
    holding: share * asked.dictionary.products,
  }
}

export const searchFor = ({ db, request, dictionary, groups }: Asked, levels: readonly Level[]): Search => ({
  db,
  request,
  levels,
  products: dictionary.products,
  isOneThing: groups.length === 1 && groups.every(isOneWord),
})

/** Whose share is known; those of several words overlap. */
const isOneWord = ({ said, meanings, isBeginning }: Group) =>
  said.length === 1 && meanings.length === 0 && !isBeginning
