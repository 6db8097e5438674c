import type { DeliveryStatus } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aFreshReview } from '#server/testing/a-review.ts'
import type { World } from '#server/testing/personas.ts'
import { everybody, type Matrix, onlyBuyerA, signedIn } from './access-outcomes.ts'

export async function anOrderThatIs({ testApp, orderId }: World, status: DeliveryStatus) {
  await testApp.db.run(sql`update orders set delivery_status = ${status} where order_id = ${orderId}`)
  return orderId
}

/** Calls before have given everybody one address and one device, and who shares them with a seller does not rate it. */
async function partFromSellers({ testApp, people }: World) {
  const buyer = people.buyerA?.user_id
  await testApp.db.run(sql`update users set address = 'No place' where user_id = ${buyer}`)
  await testApp.db.run(sql`delete from known_devices where user_id = ${buyer}`)
}

/** What buyers say of goods, and who reads it. */
export const reviewMatrix: Matrix = {
  'POST /api/products/:productId/review': {
    outcome: onlyBuyerA,
    draft: async (world) => {
      const orderId = await anOrderThatIs(world, 'Delivered')
      await world.testApp.db.run(sql`delete from reviews where order_id = ${orderId}`)
      await partFromSellers(world)
      return { productId: world.soldProduct, orderId, rating: 5 }
    },
    absent: { orderId: 'VJ-00000000' },
  },
  'GET /api/products/:productId/reviews': {
    outcome: everybody,
    draft: ({ soldProduct }) => ({ productId: soldProduct }),
  },
  'POST /api/reviews/:reviewId/report': {
    outcome: signedIn,
    draft: async (world) => ({ reviewId: await aFreshReview(world), reason: 'Not about this product' }),
  },
}
