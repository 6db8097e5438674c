import type { Db } from '#server/db/db.ts'
import * as sql from './recount.queries.ts'

/**
 * Decides which review of this buyer counts for each of the products. Every change that matters (a review, its being
 * hidden, an order that leaves Delivered) calls this in its own transaction, so that sums and reviews always agree.
 */
export async function recountReviews(tx: Db, buyerId: string, productIds: readonly string[]) {
  await sql.lockProducts(tx, productIds)
  await sql.uncountReviews(tx, buyerId, productIds)
  await sql.countReviews(tx, buyerId, productIds)
}

/** Only reviews of delivered orders count. */
export async function recountReviewsOfOrder(tx: Db, buyerId: string, orderId: string) {
  const reviewed = await sql.findReviewedProducts(tx, orderId)
  if (reviewed.length === 0) return
  await recountReviews(
    tx,
    buyerId,
    reviewed.map(({ product_id }) => product_id),
  )
}
