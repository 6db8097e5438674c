import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { cursor, moment, optionalTextOf, orderId, productId, reviewId, textOf } from './fields.ts'
import { limits } from './limits.ts'
import { paged, successFields, successReply, successWithMessage } from './reply.ts'
import { ratingRule } from './review-rules.ts'
import { byRule } from './rule.ts'
import { fields } from './texts/fields.ts'

const starRating = z.int(fields.noRating.content).check(byRule(ratingRule), z.minimum(1), z.maximum(5))

const mostPhotos = limits.picture.perReview

export const review = z.object({
  review_id: z.uuid(),
  rating: z.int(),
  comment: z.string(),
  /** Addresses of its photos. */
  images: z.array(z.string()),
  created_at: moment,
  /** A first name with the company or the city: enough to trust, too little to identify a person. */
  reviewer: z.object({ name: z.string(), from: z.nullable(z.string()) }),
  /** The seller's reply; null if there is none. */
  reply: z.nullable(z.string()),
  replied_at: z.nullable(moment),
})
export type Review = z.infer<typeof review>

/** From five stars to one. */
export const ratingCounts = z.array(z.object({ rating: z.int(), count: z.int() }))

export const reviewProduct = endpoint({
  method: 'POST',
  path: '/api/products/:productId/review',
  access: 'user',
  keyed: true,
  body: 'pictures',
  about:
    'Reviews a product of a delivered order of the caller, once per order and product. Photos are data-URLs.',
  input: z.object({
    productId,
    orderId,
    rating: starRating,
    comment: optionalTextOf('comment', limits.text.comment),
    images: z._default(
      z
        .array(z.string('Photos must be sent as data-URLs'), 'Photos must be a list')
        .check(z.maxLength(mostPhotos, `A review can have at most ${mostPhotos} photos`)),
      [],
    ),
  }),
  reply: z.object({ ...successWithMessage, review_id: z.uuid() }),
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/products/:productId/reviews',
  access: 'anyone',
  about: 'The reviews of a product, newest first, with how many gave how many stars.',
  input: z.object({ productId, cursor }),
  reply: z.object({
    ...successFields,
    reviews: z.array(review),
    histogram: ratingCounts,
    /** The rating on cards and pages; null without reviews. */
    average: z.nullable(z.number()),
    ...paged,
  }),
})

export const reportReview = endpoint({
  method: 'POST',
  path: '/api/reviews/:reviewId/report',
  access: 'user',
  about: 'Tells the operator what is wrong with a review; each person once.',
  input: z.object({ reviewId, reason: textOf('reason', limits.text.reason) }),
  reply: successReply,
})
