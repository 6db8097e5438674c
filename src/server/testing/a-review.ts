import { randomUUID } from 'node:crypto'
import { sql } from '#server/db/sql.ts'
import type { World } from './personas.ts'

/** A review by buyer A of a product of seller A, without reports and replies. */
export async function aFreshReview({ testApp, people, orderId, soldProduct }: World) {
  const reviewId = randomUUID()
  await testApp.db.run(sql`delete from reviews where order_id = ${orderId}`)
  await testApp.db.run(sql`
    insert into reviews (review_id, product_id, order_id, buyer_id, rating)
    values (${reviewId}, ${soldProduct}, ${orderId}, ${people.buyerA?.user_id}, 4)`)
  return reviewId
}
