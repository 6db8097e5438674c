import { z } from 'zod'
import { facetBounds } from '#contract/products/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { joinFew, literal, rows, type Sql, sql, varied } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { besideSellers } from '#server/products/product.row.ts'
import { leastHundredths } from '#server/reviews/rating.ts'
import { all, conditions, type Filters, isInStock } from './listing.filters.ts'

const FacetRow = z.object({
  is_floor: z.boolean(),
  category: z.string().nullable(),
  state: z.string().nullable(),
  business_type: z.string().nullable(),
  price: z.int().nullable(),
  moq: z.int().nullable(),
  rating: z.int().nullable(),
  is_verified: z.boolean().nullable(),
  is_in_stock: z.boolean().nullable(),
  count: z.int(),
  facet: z.int(),
})
export type FacetRow = z.infer<typeof FacetRow>

/** Which band a number falls into: how many of the bounds it reaches. */
const bandOf = (value: Sql, bounds: readonly number[]) =>
  sql`width_bucket(${value}, array[${literal(...bounds)}]::bigint[])`

const paise = facetBounds.prices.map((rupees) => rupees * 100)
const hundredths = [...facetBounds.ratings].reverse().map(leastHundredths)
/** A minimum order of 10 belongs to 'at most 10', so its band begins one above the bound before. */
const aboveMoqs = facetBounds.moqs.map((most) => most + 1)

/** So many products are looked at, whatever filters leave of them. */
const longestLook = 2_000

/** What facets and filters ask of a product. */
const narrow = sql`
  p.seller_id, p.category, p.verification, p.stock, p.min_order, p.card_price_paise, p.rating_hundredths, p.kind,
  p.deleted_at, p.expires_at`

/** What a product counts for. */
const facets = sql`
  p.category, u.state, u.business_type, p.verification = 'verified' as is_verified, ${isInStock} as is_in_stock,
  ${bandOf(sql`p.card_price_paise`, paise)} as price, ${bandOf(sql`p.min_order`, aboveMoqs)} as moq,
  ${bandOf(sql`p.rating_hundredths`, hundredths)} as rating`
const columns = sql`category, state, business_type, price, moq, rating, is_verified, is_in_stock`
const sets = sql`
  grouping sets ((category), (state), (business_type), (price), (moq), (rating), (is_verified), (is_in_stock))`
const facet = sql`grouping(${columns})`
const inOrder = sql`order by count desc, category, state, business_type`

/** The same products, counted by every filter at once. */
export const countFacets = (db: Db, filters: Filters, match: Sql): Promise<FacetRow[]> =>
  db.many(rows(FacetRow)`
    with words as materialized (
      select ${narrow} from products p
      where p.deleted_at is null and ${match}
      limit ${literal(longestLook)}
    ), hits as materialized (
      select ${facets}
      from words p ${besideSellers} where ${all(conditions(filters))}
      limit ${literal(countedUpTo)}
    )
    select (select count(*) from hits) > ${literal(limits.page.exactTotal)}
        or (select count(*) from words) = ${literal(longestLook)} as is_floor, ${columns},
      count(*)::integer as count, ${facet} as facet
    from hits group by ${sets} ${inOrder}`)

/** A choice that was made of a facet, as the database numbers it. */
export type Choice = { readonly facet: number; readonly fits: Sql }

/**
 * The same with each choice counted as if it were not made, in one look at all products that match: \`rest\` are the
 * filters besides the choices. For words that few products hold.
 */
export function countBeside(
  db: Db,
  rest: Filters,
  match: Sql,
  choices: readonly Choice[],
): Promise<FacetRow[]> {
  const bits = choices.map((choice, place) => ({ ...choice, bit: literal(1 << place) }))
  const missed = bits.map(({ fits, bit }) => sql`case when ${fits} then 0 else ${bit} end`)
  const without = bits.map(({ bit }) => sql`count(*) filter (where missed in (0, ${bit}))`)
  const counts = bits.map((choice, place) => sql`when ${literal(choice.facet)} then ${without[place]}`)
  return db.many(rows(FacetRow)`
    with looked as materialized (
      select ${facets}, ${varied(joinFew(missed, sql` + `))} as missed
      from products p ${besideSellers} where ${all(conditions(rest))} and ${match}
    ), hits as (
      select * from looked where missed & (missed - 1) = 0
    ), counted as (
      select ${columns}, (case ${facet} ${joinFew(counts, sql` `)}
        else count(*) filter (where missed = 0) end)::integer as count, ${facet} as facet
      from hits group by ${sets}
    )
    select (select greatest(${joinFew(without)}) from hits) > ${literal(limits.page.exactTotal)} as is_floor, counted.*
    from counted where count > 0 ${inOrder}`)
}
