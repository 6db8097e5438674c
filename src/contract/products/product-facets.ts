import * as z from 'zod/mini'

const count = z.int()
const named = z.array(z.object({ value: z.string(), count }))

/** The bounds that filters offer for prices in rupees, for minimum orders and for the lowest rating. */
export const facetBounds = {
  prices: [0, 100, 500, 1_000, 5_000, 10_000, 50_000],
  moqs: [1, 10, 50, 100, 500],
  ratings: [4, 3, 2],
} as const

/**
 * How many products each choice of a filter would leave while the other filters stay as they are. Exact for at most
 * 1,000 matches; beyond that a sample gives a lower bound.
 */
export const facets = z.object({
  is_floor: z.boolean(),
  /** Slugs, the most frequent first. */
  category: named,
  state: named,
  /** Of products that name one. */
  country_of_origin: named,
  business_type: named,
  /** Both bounds are inclusive, as in the filter; null means open. */
  price: z.array(z.object({ min_price: z.number(), max_price: z.nullable(z.number()), count })),
  /** Products with at most this minimum order. */
  moq: z.array(z.object({ moq: count, count })),
  /** Products with at least this rating. */
  rating: z.array(z.object({ rating: z.number(), count })),
  verified: count,
  in_stock: count,
})
export type Facets = z.infer<typeof facets>

/** A choice whose products are counted. */
export type FacetName = Exclude<keyof Facets, 'is_floor'>
