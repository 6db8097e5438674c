import type { InputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/review.ts'
import { reviews } from '#contract/texts/reviews.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { conflict, notFound } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { savePictures } from '#server/media/picture.service.ts'
import { keepNamed } from '#server/media/picture-store.service.ts'
import { getProduct } from '#server/products/product.service.ts'
import type { Services } from '#server/services.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { recountReviews } from './recount.service.ts'
import * as sql from './review.queries.ts'

type Draft = InputOf<typeof contract.reviewProduct>

/**
 * Only buyers who have received a product may review it; the product's sums change in the same transaction. Of
 * several reviews of one buyer the latest counts.
 */
export async function reviewProduct(
  services: Services,
  { user_id }: Caller,
  draft: Draft,
  key: string | undefined,
): Promise<string> {
  const { productId: product_id, orderId: order_id, rating, comment } = draft
  const bought = { product_id, order_id, buyer_id: user_id }
  // Checked first, so that nobody can make the server decode photos for a product they did not receive.
  await requireReceived(services.db, bought)
  const urls = await savePictures(services, draft.images, (index) => ({
    kind: 'photo',
    number: index + 1,
  }))
  const review = { ...bought, rating, comment, images: [...new Set(urls)] }
  const work = async (tx: Db) => {
    await requireReceived(tx, bought)
    await keepNamed(tx, review.images)
    const inserted = await sql.insertReview(tx, review)
    if (!inserted) throw conflict(reviews.writtenAlready)
    await recountReviews(tx, user_id, [product_id])
    return inserted.review_id
  }
  const keyed = { user_id, key, input: { call: 'review', ...review } }
  return retryDeadlock(() => services.db.transaction((tx) => runOnce(tx, keyed, () => work(tx))))
}

async function requireReceived(db: Db, bought: Parameters<typeof sql.lockBought>[1]) {
  const order = await sql.lockBought(db, bought)
  if (!order) throw notFound('order')
  if (order.delivery_status !== 'Delivered') throw conflict(reviews.notDelivered)
  if (!order.is_independent) throw conflict(reviews.ownGoods)
}

export async function listReviews(db: Db, productId: string, cursor: string | undefined) {
  const product = await getProduct(db, productId)
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, productId, id))
  const [rows, counts] = await Promise.all([
    sql.findReviews(db, productId, after),
    sql.countRatings(db, productId),
  ])
  const { reviews: size } = limits.page
  return { product, counts, ...pageOf(rows, product.review_count, ({ review_id }) => review_id, size) }
}

export async function reportReview(db: Db, { user_id }: Caller, reviewId: string, reason: string) {
  if ((await sql.insertReport(db, reviewId, user_id, reason)) > 0) return
  if (!(await sql.findReview(db, reviewId))) throw notFound('review')
  throw conflict(reviews.reportedAlready)
}
