import { savedSearches as texts } from '#contract/texts/goods/saved-searches.ts'
import { rules } from '#contract/texts/rules.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { cleanAddress, queryIn } from './query.rules.ts'
import * as sql from './saved-search.queries.ts'

const limit = limits.savedSearches.searches
type Person = { readonly user_id: string }
type Named = { readonly searchId: string }

const ownSearch = ({ user_id }: Person, { searchId }: Named): sql.OwnSearch => ({ userId: user_id, searchId })

export const listSearches = (db: Db, { user_id }: Person) => sql.findSearches(db, user_id)

export async function getSearch(db: Db, person: Person, named: Named) {
  const search = await sql.findSearch(db, ownSearch(person, named))
  if (!search) throw notFound('search')
  const [products, news] = await Promise.all([
    sql.findFound(db, search.search_id),
    sql.findNewIds(db, search.search_id),
  ])
  const isNew = new Set(news.map(({ product_id }) => product_id))
  return { ...search, products, newIds: products.map((one) => one.product_id).filter((id) => isNew.has(id)) }
}

/** The address as it is kept; it must be a search that the market can answer. */
function cleaned(address: string): string {
  const query = cleanAddress(address)
  if (!queryIn(query)) throw badInput(texts.wrong, 'query')
  if (query === '') throw badInput(rules.search, 'query')
  return query
}

/** A repetition under its key saves no second one. */
export function saveSearch(db: Db, { user_id }: Person, draft: sql.Draft, key: string | undefined) {
  const query = cleaned(draft.query)
  return db.transaction((tx) =>
    runOnce(tx, { user_id, key, input: { call: 'save-search', ...draft } }, async () => {
      await sql.lockPerson(tx, user_id)
      if ((await sql.countSearches(tx, user_id)).count >= limit) throw conflict(texts.tooMany({ limit }))
      const { search_id } = await sql.insertSearch(tx, user_id, { ...draft, query })
      return { search_id, name: draft.name }
    }),
  )
}

export async function changeSearch(db: Db, person: Person, change: Named & Omit<sql.Draft, 'query'>) {
  if ((await sql.updateSearch(db, ownSearch(person, change), change)) === 0) throw notFound('search')
}

export async function lookAtSearch(db: Db, person: Person, named: Named) {
  if ((await sql.updateLooked(db, ownSearch(person, named))) === 0) throw notFound('search')
}

export async function deleteSearch(db: Db, person: Person, named: Named) {
  if ((await sql.deleteSearch(db, ownSearch(person, named))) === 0) throw notFound('search')
}
