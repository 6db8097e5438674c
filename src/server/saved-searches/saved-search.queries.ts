import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isListed, productRows } from '#server/products/product.row.ts'
import { SearchRow } from './saved-search.row.ts'

export type OwnSearch = { readonly userId: string; readonly searchId: string }
export type Draft = { readonly name: string; readonly query: string; readonly is_alerting: boolean }

const isOwn = ({ userId, searchId }: OwnSearch) => sql`search_id = ${searchId} and user_id = ${userId}`

const columns = sql`
  s.search_id, s.name, s.query, s.is_alerting, s.created_at,
  (select count(*) from saved_search_finds f
    join products p using (product_id) join users u on u.user_id = p.seller_id
    where f.search_id = s.search_id and f.found_at > s.looked_at and ${isListed}) as news`

export const findSearches = (db: Db, userId: string) =>
  db.many(rows(SearchRow)`
    select ${columns} from saved_searches s where s.user_id = ${userId}
    order by s.created_at desc, s.search_id limit ${literal(limits.savedSearches.searches)}`)

export const findSearch = (db: Db, of: OwnSearch) =>
  db.maybe(rows(SearchRow)`select ${columns} from saved_searches s where ${isOwn(of)}`)

/** The newest products that a search has found. */
export const findFound = (db: Db, searchId: string) =>
  db.many(
    productRows(sql`
      join saved_search_finds f using (product_id)
      where f.search_id = ${searchId} and ${isListed}
      order by f.found_at desc, p.created_at desc, p.product_id limit ${literal(limits.savedSearches.shown)}`),
  )

const Id = z.object({ product_id: z.uuid() })

export const findNewIds = (db: Db, searchId: string) =>
  db.many(rows(Id)`
    select f.product_id from saved_search_finds f join saved_searches s using (search_id)
    where f.search_id = ${searchId} and f.found_at > s.looked_at`)

const Count = z.object({ count: z.int() })
const Saved = z.object({ search_id: z.uuid() })

/** Searches of one person are saved one after the other, so that their number can be limited. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.run(sql`select from users where user_id = ${userId} for no key update`)

export const countSearches = (tx: Db, userId: string) =>
  tx.one(rows(Count)`select count(*) from saved_searches where user_id = ${userId}`)

export const insertSearch = (tx: Db, userId: string, { name, query, is_alerting }: Draft) =>
  tx.one(rows(Saved)`
    insert into saved_searches (user_id, name, query, is_alerting)
    values (${userId}, ${name}, ${query}, ${is_alerting}) returning search_id`)

export const updateSearch = (db: Db, of: OwnSearch, { name, is_alerting }: Omit<Draft, 'query'>) =>
  db.run(sql`update saved_searches set name = ${name}, is_alerting = ${is_alerting} where ${isOwn(of)}`)

export const updateLooked = (db: Db, of: OwnSearch) =>
  db.run(sql`update saved_searches set looked_at = now() where ${isOwn(of)}`)

export const deleteSearch = (db: Db, of: OwnSearch) =>
  db.run(sql`delete from saved_searches where ${isOwn(of)}`)
