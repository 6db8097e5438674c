import * as z from 'zod/mini'
import { severalTexts } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { isCategoryLabel } from './present-categories.ts'
import type { FacetName } from './product-facets.ts'

// Query strings and form fields carry numbers as text.
const count = z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(1_000_000_000))))
const amount = z.optional(z.pipe(z.coerce.number(), z.number().check(z.minimum(0), z.maximum(1e11))))

export const trueFlag = z.optional(
  z.pipe(
    z.coerce.string(),
    z.transform((text) => text === 'true' || text === '1'),
  ),
)

/** Any of these values. More than a market has would only make the query long. */
const anyOf = severalTexts(limits.text.name, 40)

export const unknownCategory = 'Choose a category from the list'

/**
 * The filters of a product list: each by its name in the API, in page addresses and in forms, with its rule.
 * `server/catalogue/listing.filters.ts` holds what it means in SQL, `web/filters` its texts and choices; both fail to
 * compile if a name is missing.
 */
export const productFilters = {
  category: z.optional(anyOf.check(z.refine((labels) => labels.every(isCategoryLabel), unknownCategory))),
  min_price: amount,
  max_price: amount,
  /** At most this minimum order. */
  moq: count,
  state: z.optional(anyOf),
  /** Of the goods, by its English name. */
  country_of_origin: z.optional(anyOf),
  business_type: z.optional(anyOf),
  /** At least this rating. */
  rating: z.optional(z.pipe(z.coerce.number(), z.number().check(z.minimum(0), z.maximum(5)))),
  verified: trueFlag,
  in_stock: trueFlag,
} as const

export type FilterName = keyof typeof productFilters

/** The counted choice that a filter belongs to; both price bounds belong to one. */
export const facetOf = {
  category: 'category',
  min_price: 'price',
  max_price: 'price',
  moq: 'moq',
  state: 'state',
  country_of_origin: 'country_of_origin',
  business_type: 'business_type',
  rating: 'rating',
  verified: 'verified',
  in_stock: 'in_stock',
} as const satisfies Record<FilterName, FacetName>
