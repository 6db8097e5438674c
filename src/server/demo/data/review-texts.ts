import { z } from 'zod'
import { limits } from '#server/limits.ts'
import { category, text } from './fields.ts'
import { readList } from './read-data.ts'

/** Comments for one rating, for any product or for some categories. */
const ReviewTexts = z.strictObject({
  rating: z.int().min(1).max(5),
  fits: z.union([z.literal('any'), z.array(category)]),
  comments: z.array(text(limits.text.comment)).min(1),
})

/** Every comment by itself. */
export const reviewTexts = readList('reviews.json', ReviewTexts).flatMap(({ rating, fits, comments }) =>
  comments.map((comment) => ({ rating, fits, comment })),
)
