import { join, type Sql, sql } from '#server/db/sql.ts'
import type { Filters } from './listing.filters.ts'

/**
 * The filters as far as the index of words knows them: of numbers it knows classes, of stock nothing. So this leaves no
 * less than the conditions do, which are asked besides.
 */
export function inIndex(filters: Filters): Sql[] {
  const lists = [
    named(sql`'c'`, filters.categories),
    named(sql`'s'`, filters.state),
    named(sql`'b'`, filters.business_type),
  ]
  const single = [
    ...lists.flatMap((list) => (list?.length === 1 ? list : [])),
    ...(filters.verified ? [sql`'vverified'`] : []),
    ...(filters.liveOnly ? [sql`'klive'`] : []),
  ]
  const several = lists.flatMap((list) => (list && list.length > 1 ? [anyOf(sql`array[${join(list)}]`)] : []))
  return [
    ...(single.length > 0 ? [sql`p.filters @> array[${join(single)}]`] : []),
    ...several,
    ...numbers(filters),
  ]
}

const anyOf = (entries: Sql) => sql`p.filters && ${entries}`

/** In a statement of its own, so that it is made once and not for every product that is looked at. */
const anyOfMade = (entries: Sql) => anyOf(sql`(select ${entries})`)

const named = (kind: Sql, values: readonly string[] | undefined): Sql[] | undefined =>
  values?.map((value) => sql`${kind} || lower(${value}::text)`)

function numbers({ min_price, max_price, moq, rating }: Filters): Sql[] {
  const bounded = min_price !== undefined || max_price !== undefined
  return [
    ...(bounded
      ? [anyOfMade(sql`price_filters(${min_price ?? null}::bigint, ${max_price ?? null}::bigint)`)]
      : []),
    ...(moq === undefined ? [] : [anyOfMade(sql`min_order_filters(${moq}::integer)`)]),
    ...(rating === undefined ? [] : [anyOfMade(sql`rating_filters(${rating}::integer)`)]),
  ]
}
