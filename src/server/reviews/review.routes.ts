import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/review.ts'
import { reviews as texts } from '#contract/texts/reviews.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { ratingOf, toHistogram } from '#server/products/rating.rules.ts'
import { toReview } from './review.reply.ts'
import * as reviews from './review.service.ts'

export function reviewRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.reviewProduct, async (draft, caller, { idempotencyKey }) =>
    success(texts.written, {
      review_id: await reviews.reviewProduct(app.services, caller, draft, idempotencyKey),
    }),
  )

  route(app, contract.listReviews, async ({ productId, cursor }) => {
    const { product, counts, page, ...more } = await reviews.listReviews(db, productId, cursor)
    return {
      success: true as const,
      reviews: page.map(toReview),
      histogram: toHistogram(counts),
      average: ratingOf(product),
      ...more,
    }
  })

  route(app, contract.reportReview, async ({ reviewId, reason }, caller) => {
    await reviews.reportReview(db, caller, reviewId, reason)
    return success(texts.reported)
  })
}
