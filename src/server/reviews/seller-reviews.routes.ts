import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/sellers/seller-reviews.ts'
import { reviews as texts } from '#contract/texts/reviews.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toHistogram } from '#server/products/rating.rules.ts'
import { toSellerReview } from './review.reply.ts'
import * as reviews from './seller-reviews.service.ts'

export function sellerReviewRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.listSellerReviews, async (input, seller) => {
    const { counts, page, ...more } = await reviews.listSellerReviews(db, seller, input)
    return {
      success: true as const,
      reviews: page.map(toSellerReview),
      histogram: toHistogram(counts),
      ...more,
    }
  })

  route(app, contract.replyToReview, async ({ reviewId, reply }, seller) => {
    await reviews.replyToReview(db, seller, reviewId, reply)
    return success(texts.replied)
  })
}
