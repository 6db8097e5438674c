import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { DueRow } from './saved-search.row.ts'

const { searchesAtOnce, finds, keptDays, overlapMinutes } = limits.savedSearches

/** Those that were not looked for the longest; of several processes each takes others. */
export const lockDue = (tx: Db, before: Date) =>
  tx.many(rows(DueRow)`
    select search_id, query, greatest(created_at, checked_at - make_interval(mins => ${literal(overlapMinutes)})) as checked_at
    from saved_searches where checked_at < ${before}
    order by checked_at, search_id limit ${literal(searchesAtOnce)} for update skip locked`)

const FreshRow = z.object({ product_id: z.uuid(), since: z.string() })
export type Fresh = z.infer<typeof FreshRow>

export type Piece = { readonly after: Fresh; readonly until: Date; readonly limit: number }

/** Products that came, or were verified for the first time, after another one: a piece of them, the first first. */
export const findFresh = (tx: Db, { after, until, limit }: Piece) =>
  tx.many(rows(FreshRow)`
    select product_id, since::text from (
      (select product_id, created_at as since from products
        where deleted_at is null and created_at <= ${until}
          and (created_at, product_id) > (${after.since}::timestamptz, ${after.product_id}::uuid)
        order by created_at, product_id limit ${limit})
      union all
      (select product_id, verified_at from first_verifications
        where verified_at <= ${until}
          and (verified_at, product_id) > (${after.since}::timestamptz, ${after.product_id}::uuid)
        order by verified_at, product_id limit ${limit})
    ) came order by came.since, product_id limit ${limit}`)

type Fitting = { readonly search_id: string; readonly checked_at: Date; readonly fits: Sql }

/** Which of these products fit which search, in one statement over these products alone. */
export function insertFinds(tx: Db, fresh: readonly Fresh[], searches: readonly Fitting[]) {
  const each = searches.map(
    ({ search_id, checked_at, fits }) => sql`
      (select ${search_id}::uuid as search_id, p.product_id from fresh p join users u on u.user_id = p.seller_id
       where p.since > ${checked_at}::timestamptz and ${fits} limit ${literal(finds)})`,
  )
  return tx.run(sql`
    with fresh as materialized (
      select p.*, came.since from unnest(${fresh.map(({ product_id }) => product_id)}::uuid[],
        ${fresh.map(({ since }) => since)}::timestamptz[]) as came (product_id, since) join products p using (product_id)
    ), found as (
      insert into saved_search_finds (search_id, product_id)
      select search_id, product_id from (${join(each, sql` union all `)}) fits
      on conflict do nothing returning search_id
    )
    update saved_searches s set found_at = now() where s.search_id in (select search_id from found)`)
}

export const updateChecked = (tx: Db, searchIds: readonly string[], until: Date) =>
  tx.run(sql`
    update saved_searches set checked_at = ${until} where search_id = any(${searchIds}::uuid[])`)

const NewsRow = z.object({
  user_id: z.uuid(),
  search_id: z.uuid(),
  name: z.string(),
  products: z.int(),
})

/**
 * Searches with news that their owner has neither seen nor been told of: each at most once a day of India. Who is
 * suspended or leaves hears nothing.
 */
export const updateTold = (tx: Db, now: Date) =>
  tx.many(rows(NewsRow)`
    with ripe as (
      select s.search_id from saved_searches s join users u using (user_id)
      where s.found_at > ${now}::timestamptz - interval '3 days' and s.is_alerting
        and s.found_at > greatest(s.looked_at, coalesce(s.told_at, s.looked_at)) and u.suspended_at is null
        and not exists (select from account_closings c where c.user_id = s.user_id)
        and (s.told_at is null
          or (s.told_at at time zone 'Asia/Kolkata')::date < (${now}::timestamptz at time zone 'Asia/Kolkata')::date)
      order by s.user_id, s.search_id limit ${literal(limits.upkeep.rows)} for update of s skip locked
    ), counted as (
      select s.search_id, count(f.product_id)::integer as products
      from ripe join saved_searches s using (search_id)
        join saved_search_finds f on f.search_id = s.search_id
          and f.found_at > greatest(s.looked_at, coalesce(s.told_at, s.looked_at))
      group by s.search_id
    )
    update saved_searches s set told_at = ${now} from counted where s.search_id = counted.search_id
    returning s.user_id, s.search_id, s.name, counted.products`)

/** What was found long ago, and what was noted for searches that have passed it. */
export const deleteOldFinds = (db: Db) =>
  db.run(sql`
    delete from saved_search_finds where (search_id, product_id) in (
      select search_id, product_id from saved_search_finds
      where found_at < now() - make_interval(days => ${literal(keptDays)}) limit ${literal(limits.upkeep.rows)})`)
