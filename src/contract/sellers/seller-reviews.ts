import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { cursor, reviewId, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { paged, successFields, successReply } from '#contract/reply.ts'
import { ratingCounts, review } from '#contract/review.ts'

const sellerReview = z.extend(review, {
  product: z.object({
    product_id: z.uuid(),
    product_name: z.string(),
    image: z.nullable(z.string()),
  }),
  /** Whether the caller has reported it to the operator. */
  is_reported: z.boolean(),
})
export type SellerReview = z.infer<typeof sellerReview>

/** Addresses carry numbers as text. */
const stars = z.optional(z.enum(['1', '2', '3', '4', '5'], 'Choose a rating from 1 to 5'))

export const listSellerReviews = endpoint({
  method: 'GET',
  path: '/api/seller/reviews',
  access: 'seller',
  about: "What buyers say about the caller's products, newest first; all of it, or what gave so many stars.",
  input: z.object({ rating: stars, cursor }),
  reply: z.object({
    ...successFields,
    reviews: z.array(sellerReview),
    histogram: ratingCounts,
    ...paged,
  }),
})

export const replyToReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:reviewId/reply',
  access: 'seller',
  about: "Answers a review of one of the caller's products, once. Everybody reads it below the review.",
  input: z.object({ reviewId, reply: textOf('reply', limits.text.comment) }),
  reply: successReply,
})
