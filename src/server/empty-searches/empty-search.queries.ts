import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { EmptySearchRow } from './empty-search.row.ts'

export type Count = { readonly words: string; readonly searches: number; readonly last_at: Date }

const dayOf = (moment: ReturnType<typeof sql>) => sql`(${moment} at time zone 'Asia/Kolkata')::date`

/** In one order, so that two processes that store the same words wait for each other and never in a circle. */
export const addCounts = (db: Db, counts: readonly Count[]) =>
  db.run(sql`
    insert into empty_searches (day, words, searches, last_at)
    select ${dayOf(sql`last_at`)}, words, searches, last_at
    from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as count(words text, searches integer, last_at timestamptz)
    order by words
    on conflict (day, words) do update set searches = empty_searches.searches + excluded.searches,
      last_at = greatest(empty_searches.last_at, excluded.last_at)`)

/** Of the last days, the most frequent first. */
export const findCounts = (db: Db, days: number, limit: number) =>
  db.many(rows(EmptySearchRow)`
    select words, sum(searches)::integer as searches, max(last_at) as last_at from empty_searches
    where day > ${dayOf(sql`now()`)} - ${days}::integer
    group by words order by searches desc, last_at desc, words limit ${limit}`)

export const deleteOld = (db: Db, keptDays: number) =>
  db.run(sql`delete from empty_searches where day < ${dayOf(sql`now()`)} - ${keptDays}::integer`)

/** Keeps of each day the most frequent. */
export const deleteRare = (db: Db, perDay: number) =>
  db.run(sql`
    delete from empty_searches using (
      select day, words, row_number() over (partition by day order by searches desc, last_at desc) as place
      from empty_searches) ranked
    where ranked.place > ${perDay} and empty_searches.day = ranked.day and empty_searches.words = ranked.words`)
