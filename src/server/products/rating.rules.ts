import { z } from 'zod'

/** How many reviews gave so many stars. */
export const RatingCount = z.object({ rating: z.int(), count: z.int() })
export type RatingCount = z.infer<typeof RatingCount>

const stars = [5, 4, 3, 2, 1]

/** All numbers of stars, the highest first. */
export const toHistogram = (counts: readonly RatingCount[]): RatingCount[] =>
  stars.map((rating) => ({ rating, count: counts.find((each) => each.rating === rating)?.count ?? 0 }))

type Rated = { readonly rating_sum: number; readonly review_count: number }

/** The average to a tenth, rounded in one step, as all pages and lists show it. */
export const averageOf = ({ rating_sum, review_count }: Rated): number =>
  Math.floor((rating_sum * 20 + review_count) / (review_count * 2)) / 10

/** null without reviews. */
export const ratingOf = (rated: Rated): number | null => (rated.review_count > 0 ? averageOf(rated) : null)

/** The lowest average, in hundredths rounded down, that is shown as so many stars or more. */
export const minHundredths = (stars: number): number => Math.max(0, Math.ceil(stars * 10) * 10 - 5)
