import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/review.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { getProduct } from '#server/products/product.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './review.queries.ts'

type Draft = InputOf<typeof contract.reviewProduct>

/** Only who has received a product reviews it; the product's sums change with the review or not at all. */
export function reviewProduct(db: Db, { user_id }: Caller, draft: Draft): Promise<string> {
  const { productId: product_id, orderId: order_id, rating, comment } = draft
  const review = { product_id, order_id, buyer_id: user_id, rating, comment }
  return db.transaction(async (tx) => {
    const order = await sql.lockBought(tx, review)
    if (!order) throw notFound('Order')
    if (order.delivery_status !== 'Delivered')
      throw conflict('You can review a product once its order is delivered.')
    const inserted = await sql.insertReview(tx, review)
    if (!inserted) throw conflict('You have already reviewed this product for this order.')
    await sql.updateProductRating(tx, product_id, rating)
    return inserted.review_id
  })
}

export async function listReviews(db: Db, productId: string, cursor: string | undefined) {
  const product = await getProduct(db, productId)
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, productId, id))
  const [found, counts] = await Promise.all([
    sql.findReviews(db, productId, after),
    sql.countRatings(db, productId),
  ])
  const { reviews: size } = limits.page
  return { product, counts, ...pageOf(found, product.review_count, ({ review_id }) => review_id, size) }
}

export async function reportReview(db: Db, { user_id }: Caller, reviewId: string, reason: string) {
  if ((await sql.insertReport(db, reviewId, user_id, reason)) > 0) return
  if (!(await sql.findReview(db, reviewId))) throw notFound('Review')
  throw conflict('You have already reported this review.')
}
