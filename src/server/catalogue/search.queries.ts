import { z } from 'zod'
import type { FacetName } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import type { Keys } from '#server/db/sort-cursor.ts'
import { empty, join, joinFew, literal, preparedIfFrequent, rows, type Sql, sql } from '#server/db/sql.ts'
import { joinSellers } from '#server/products/product.row.ts'
import { anyOf } from '#server/search/levels.ts'
import { HitRow, hitColumns } from './hit.row.ts'
import type { Filters } from './input.filters.ts'
import { allOf, conditions, inCategories, indexConditions, storedConditions } from './listing.filters.ts'
import { afterKeys, byRelevance, inOrder, keyColumns, limitPlusOne, type Order } from './listing.orders.ts'

/** Where sellers are joined one by one (`joinSellers`). */
const sellerVersion = sql`u.version`

/** Alternative tsqueries; a product matches if any of them does. */
type Alternatives = readonly string[]

export type Search = {
  readonly filters: Filters
  readonly unindexed: ReadonlySet<FacetName> | undefined
  readonly widest: Alternatives
  /** What each level adds to the better ones, the best first. */
  readonly levels: readonly string[]
  /** Better levels, whose products were already shown. */
  readonly without: Alternatives | undefined
  /** The key of the last level; each better level counts ten more. */
  readonly lastKey: number
  readonly after: Keys | undefined
  readonly limit: number
}

const matches = (tsquery: string): Sql => sql`p.search @@ ${tsquery}::tsquery`

type Match = (tsquery: string) => Sql

/** A subquery, so that the plan does not depend on the words: planning anew for each word takes as long as a search. */
const matchesWhatever: Match = (tsquery) => sql`p.search @@ (select ${tsquery}::tsquery)`

/** The same of text, so that a level is parsed only if a product must be compared with it. */
const matchesLevel: Match = (tsquery) => sql`p.search @@ (select ${tsquery}::text::tsquery)`

type Within = {
  readonly alternatives: Alternatives | undefined
  /** The filters that the index of words is not asked for. */
  readonly unindexed?: ReadonlySet<FacetName> | undefined
  readonly match?: Match
}

/** Products that match the words (if there are any) and the filters. */
export function matchesWithin(filters: Filters, { alternatives, unindexed, match = matches }: Within): Sql {
  const stored = indexConditions(filters, unindexed)
  if (alternatives === undefined) return allOf([...stored, sql`p.deleted_at is null`])
  if (alternatives.length === 0) return sql`false`
  return allOf([...stored, sql`(${join(alternatives.map(match), sql` or `)})`])
}

/** The same for statements that read all matches: they always use the index, whatever the words are. */
export const allWithin = (filters: Filters, within: Omit<Within, 'match'>): Sql =>
  matchesWithin(filters, { ...within, match: matchesWhatever })

const CountedRow = HitRow.extend({ total: z.int() })
type CountedRow = z.infer<typeof CountedRow>

/** The best matches through the index of words. It reads all of them, so it suits words with few matches. */
export function findByWords(db: Db, search: Search): Promise<CountedRow[]> {
  const { filters, unindexed, widest, without, after, limit } = search
  return findHits(db, {
    filters,
    where: sql`${allWithin(filters, { alternatives: widest, unindexed })} ${without ? preparedIfFrequent(sql`and not ${matches(anyOf(without))}`) : empty}`,
    key: sql`${keyOf(search)} + p.market_rank`,
    order: byRelevance,
    after,
    limit,
  })
}

/** Better matches first; within a level top and verified products come first, as in the market. */
function keyOf({ levels, lastKey }: Search): Sql {
  const better = levels.slice(0, -1)
  if (better.length === 0) return sql`${lastKey}::integer`
  const cases = better.map(
    (own, place) => sql`when ${matchesLevel(own)} then ${lastKey + 10 * (better.length - place)}::integer`,
  )
  return sql`case ${joinFew(cases, sql` `)} else ${lastKey}::integer end`
}

type Sorted = {
  readonly filters: Filters
  readonly unindexed?: ReadonlySet<FacetName> | undefined
  readonly alternatives: Alternatives | undefined
  readonly order: Order
  readonly after: Keys | undefined
  readonly limit: number
}

/** The same in a sort order, regardless of relevance. */
export const findSortedByIndex = (
  db: Db,
  { filters, unindexed, alternatives, order, after, limit }: Sorted,
) =>
  findHits(db, {
    filters,
    where: allWithin(filters, { alternatives, unindexed }),
    key: order.key,
    order: { ...order, key: sql`p.sort_key` },
    after,
    limit,
  })

type Hits = Omit<Sorted, 'alternatives' | 'unindexed'> & { readonly where: Sql; readonly key: Sql }

function findHits(db: Db, { filters, where, key, order, after, limit }: Hits): Promise<CountedRow[]> {
  return db.many(rows(CountedRow)`
    with hits as materialized (
      select ${hitColumns(undefined, sellerVersion)}, p.created_at, ${key} as sort_key
      from products p ${joinSellers}
      where ${allOf(conditions(filters))} and ${where}
    )
    select ${hitColumns(sql`p.product_version`, sql`p.seller_version`)} ${keyColumns(order)},
      (select count(*) from hits)::integer as total
    from hits p where true ${afterKeys(order, after)} ${inOrder(order)} limit ${limitPlusOne(limit)}`)
}

const SampleRow = z.object({
  looked: z.int(),
  on_way: z.int(),
  fitting: z.int(),
  by_filter: z.array(z.int()),
  absent: z.array(z.string()),
})

type Sampled = {
  readonly filters: Filters
  readonly alternatives: Alternatives | undefined
  /** Words in parts of products that may be in none. */
  readonly lexemes: readonly string[]
}

/**
 * Of a fixed sample: how many products are in the chosen categories, how many of these match, and how many match each
 * filter that the index of words stores. Besides, which of the words no product has at all: each that the index need not
 * look for saves a part of every query that follows. They are counted, because for the first one alone PostgreSQL might
 * read all products.
 */
export function sample(db: Db, { filters, alternatives, lexemes }: Sampled, size: number) {
  const onWay = allOf([sql`true`, ...inCategories(filters)])
  const byFilter = storedConditions(filters).map(({ condition }) => sql`count(*) filter (where ${condition})`)
  return db.one(rows(SampleRow)`
    select count(*)::integer as looked, (count(*) filter (where ${onWay}))::integer as on_way,
      (count(*) filter (where ${matchesWithin(filters, { alternatives })}))::integer as fitting,
      array[${join(byFilter)}]::integer[] as by_filter,
      array(
        select lexeme from unnest(${lexemes}::text[]) lexeme
        where (
          select count(*) from products o where o.deleted_at is null and o.search @@ ('''' || lexeme || '''')::tsquery
        ) = 0
      ) as absent
    from (
      select * from products p where p.deleted_at is null order by p.product_id limit ${literal(size)}
    ) p`)
}

export type Walk = Sorted & {
  readonly alternatives: Alternatives
  readonly without: Alternatives | undefined
  /** The most products that are visited. */
  readonly visits: number
}

/**
 * The same by walking an order until the page is full, for words with many matches. A short answer means that matches
 * are rarer than expected.
 */
export function findOnTheWay(db: Db, walk: Walk): Promise<HitRow[]> {
  const { filters, alternatives, without, order, after, limit, visits } = walk
  return db.many(rows(HitRow)`
    select ${hitColumns(sql`p.version`, sellerVersion)} ${keyColumns(order)}
    from (
      select *, xmin as version from products p
      where ${allOf([sql`p.deleted_at is null`, ...inCategories(filters)])} ${afterKeys(order, after)} ${inOrder(order)}
      limit ${literal(visits)}
    ) p
    ${joinSellers}
    where ${matches(anyOf(alternatives))} ${without ? sql`and not ${matches(anyOf(without))}` : empty}
      and ${allOf(conditions(filters))}
    ${inOrder(order)} limit ${limitPlusOne(limit)}`)
}
