import { z } from 'zod'
import { facetBounds } from '#contract/product-facets.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { leastHundredths } from '#server/reviews/rating.ts'
import { all, besideSellers, conditions, type Filters, isInStock } from './listing.filters.ts'

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

/** The same products, counted by every filter at once. */
export const countFacets = (db: Db, filters: Filters, match: Sql): Promise<FacetRow[]> =>
  db.many(rows(FacetRow)`
    with words as materialized (
      select ${narrow} from products p
      where p.deleted_at is null and ${match}
      limit ${literal(longestLook)}
    ), hits as materialized (
      select p.category, u.state, u.business_type, p.verification = 'verified' as is_verified,
        ${isInStock} as is_in_stock, ${bandOf(sql`p.card_price_paise`, paise)} as price,
        ${bandOf(sql`p.min_order`, aboveMoqs)} as moq, ${bandOf(sql`p.rating_hundredths`, hundredths)} as rating
      from words p ${besideSellers} where ${all(conditions(filters))}
      limit ${literal(countedUpTo)}
    )
    select (select count(*) from hits) > ${literal(limits.page.exactTotal)}
        or (select count(*) from words) = ${literal(longestLook)} as is_floor, category, state, business_type, price, moq, rating,
      is_verified, is_in_stock, count(*)::integer as count,
      grouping(category, state, business_type, price, moq, rating, is_verified, is_in_stock) as facet
    from hits
    group by grouping sets ((category), (state), (business_type), (price), (moq), (rating), (is_verified), (is_in_stock))
    order by count desc, category, state, business_type`)
