import { hash } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import type { Group } from '#server/search/group.ts'
import type { Language } from '#server/search/language.ts'
import { type Level, levelsOf } from '#server/search/levels.ts'
import type { FilterShares } from './filter-shares.rules.ts'
import type { HitRow } from './hit.row.ts'
import { find, type Request, type Search } from './search.find.service.ts'

export type Result = {
  /** One more row than requested if another page follows. */
  readonly rows: HitRow[]
  readonly total: number
  /** The condition of everything that was found, for counting by filters. */
  readonly alternatives: readonly string[]
  /** Roughly how many products match that condition. */
  readonly holding: number
  readonly products: number
  /** What a sample said about the filters, if one was read. */
  readonly shares?: FilterShares | undefined
  /** A probable correction of the words. */
  readonly did_you_mean?: string
  /** The original words, if they matched nothing and the answer is for other words. */
  readonly corrected_from?: string
  /** Words without any match; the answer is for the others. */
  readonly left_out?: string[]
  /** The words, if no product is called so and those that follow are only close. */
  readonly only_mentioned?: string
  /** By which levels the products are in their order; undefined where no page follows and none came before. */
  readonly levels?: string
}

export const noResult: Result = { rows: [], total: 0, alternatives: [], holding: 0, products: 0 }

/** Things that are searched together. */
export type Query = Language & {
  readonly db: Db
  readonly request: Request
  readonly groups: readonly Group[]
}

export const findAll = (query: Query) => findBy(query, levelsOf(query.groups, query.dictionary))

export async function findBy(query: Query, levels: readonly Level[]): Promise<Result> {
  const { alternatives, share } = levels.at(-1) ?? { alternatives: [], share: 0 }
  const page = await find(searchFor(query, levels))
  const { after, limit } = query.request
  return {
    alternatives,
    ...page,
    holding: share * query.dictionary.products,
    products: query.dictionary.products,
    ...(after || page.rows.length > limit ? { levels: fingerprintOf(levels) } : {}),
  }
}

const fingerprintOf = (levels: readonly Level[]) =>
  hash('sha1', JSON.stringify(levels.map(({ alternatives }) => alternatives)), 'base64url').slice(0, 8)

export const searchFor = (
  { db, request, dictionary, groups }: Omit<Query, 'lexicon'>,
  levels: readonly Level[],
): Search => ({
  db,
  request,
  levels,
  products: dictionary.products,
  dictionary,
  isOneThing: groups.length === 1 && groups.every(isOneWord),
})

/** One thing has a known share; the shares of several words overlap. */
const isOneWord = ({ words, meanings, isBeginning }: Group) =>
  words.length === 1 && meanings.length === 0 && !isBeginning
