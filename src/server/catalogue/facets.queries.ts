import { z } from 'zod'
import type { FacetName } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { columnNames, joinFew, literal, preparedIfFrequent, rows, Sql, sql } from '#server/db/sql.ts'
import { joinSellers } from '#server/products/product.row.ts'
import type { Filters } from './input.filters.ts'
import { allOf, choices, columnsRead, conditions, facetNames } from './listing.filters.ts'

const FacetRow = z.object({
  facet: z.enum(facetNames),
  /** The value as text, whatever its type. */
  value: z.string().nullable(),
  count: z.int(),
})
export type FacetRow = z.infer<typeof FacetRow>

/** The limit of products that one count looks at, before filters apply. */
const longestLook = 2_000

const columnOf = (facet: FacetName) => new Sql([facet], [])
const textOf = (facet: FacetName) => new Sql([`'${facet}'`], [])

/** The columns that products are counted by. */
const facets = joinFew(facetNames.map((facet) => sql`${choices[facet].countedBy} as ${columnOf(facet)}`))

/** For each row of `grouping sets`: the facet and its value. */
const ofSets = (then: (facet: FacetName) => Sql) =>
  sql`case ${joinFew(
    facetNames.map((facet) => sql`when grouping(${columnOf(facet)}) = 0 then ${then(facet)}`),
    sql` `,
  )} end`
const facetAndValue = sql`
  ${ofSets(textOf)} as facet, ${ofSets((facet) => sql`${columnOf(facet)}::text`)} as value, count(*)::integer as count`
const inOrder = sql`order by count desc, value`

const CountedRow = FacetRow.extend({ is_cut: z.boolean() })

/** Counts all facets over the same products. */
export const countFacets = (db: Db, filters: Filters, match: Sql) =>
  db.many(rows(CountedRow)`
    with words as materialized (
      select ${columnNames(columnsRead, 'p')} from products p
      where p.deleted_at is null and ${match}
      limit ${literal(longestLook)}
    ), hits as materialized (
      select ${facets}
      from words p ${joinSellers} where ${allOf(conditions(filters))}
      limit ${literal(countedUpTo)}
    )
    select ${facetAndValue}, (select count(*) from words) = ${literal(longestLook)} as is_cut
    from hits group by grouping sets (${joinFew(facetNames.map((facet) => sql`(${columnOf(facet)})`))}) ${inOrder}`)

/** A facet with a chosen value, and the condition of that choice. */
export type ChosenFacet = { readonly facet: FacetName; readonly fits: Sql }

/**
 * Counts each chosen facet as if it had no choice, in one pass over all matching products; `rest` are the other
 * filters. Only for words with few matches.
 */
export function countBeside(
  db: Db,
  rest: Filters,
  match: Sql,
  made: readonly ChosenFacet[],
): Promise<FacetRow[]> {
  const missed = made.map(({ fits, facet }) => sql`case when ${fits} then null else ${textOf(facet)} end`)
  return db.many(rows(FacetRow)`
    with looked as materialized (
      select ${facets}, ${preparedIfFrequent(sql`array_remove(array[${joinFew(missed)}], null)`)} as missed
      from products p ${joinSellers} where ${allOf(conditions(rest))} and ${match}
    ), counted as (
      select missed[1] as missed, ${facetAndValue}
      from looked where cardinality(missed) < 2
      group by missed[1], grouping sets (${joinFew(facetNames.map((facet) => sql`(${columnOf(facet)})`))})
    )
    select facet, value, sum(count)::integer as count from counted
    where missed is null or missed = facet
    group by facet, value ${inOrder}`)
}
