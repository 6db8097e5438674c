import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listReviews, reportReview, reviewProduct } from '#contract/review.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const reason = 'This is about another product'

async function aReview() {
  const buyer = await aBuyer(testApp.db)
  const productId = await aProduct(testApp.db)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id: productId, quantity: 1 }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  const { review_id } = await testApp.as(buyer)(reviewProduct, { productId, orderId, rating: 1 })
  return { reviewId: review_id, productId }
}

const reportsOf = async (reviewId: string) => {
  const { rows } = await testApp.pool.query(
    'select reporter_id, reason, resolved_at from review_reports where review_id = $1 order by created_at',
    [reviewId],
  )
  return rows
}

test('a report is kept for the operator, and the review stays as it is', async () => {
  const { reviewId, productId } = await aReview()
  const reader = await aBuyer(testApp.db)
  expect(await testApp.as(reader)(reportReview, { reviewId, reason: `  ${reason}` })).toEqual({
    success: true,
    content: 'Thank you. We will look at this review.',
    sentence: named,
  })
  expect(await reportsOf(reviewId)).toEqual([{ reporter_id: reader.user_id, reason, resolved_at: null }])
  expect((await testApp.as(null)(listReviews, { productId })).reviews).toHaveLength(1)
})

test('each person reports a review once, however often and fast they click', async () => {
  const { reviewId } = await aReview()
  const readers = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const clicks = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      testApp.as(readers[i % 2] ?? null)(reportReview, { reviewId, reason }),
    ),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await reportsOf(reviewId)).toHaveLength(2)
  const again = testApp.as(readers[0] ?? null)(reportReview, { reviewId, reason })
  await expect(again).rejects.toMatchObject({
    status: 409,
    message: 'You have already reported this review.',
  })
})

test('a visitor reports nothing, and nobody what is not there', async () => {
  const { reviewId } = await aReview()
  await expect(testApp.as(null)(reportReview, { reviewId, reason })).rejects.toMatchObject({ status: 401 })
  const reader = testApp.as(await aBuyer(testApp.db))
  for (const absent of [randomUUID(), 'abc'])
    await expect(reader(reportReview, { reviewId: absent, reason })).rejects.toMatchObject({
      status: 404,
      message: 'Review not found',
    })
  expect(await reportsOf(reviewId)).toEqual([])
})

test.each([
  [undefined, 'Reason cannot be empty'],
  [' ', 'Reason cannot be empty'],
  ['x'.repeat(301), 'Reason can have at most 300 characters'],
  [{ $ne: 1 }, 'Reason cannot be empty'],
])('the reason %j is refused', async (wrong, content) => {
  const { reviewId } = await aReview()
  const url = `/api/reviews/${reviewId}/report`
  const answer = await send(testApp, await aBuyer(testApp.db), { url, body: { reason: wrong } })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect(await reportsOf(reviewId)).toEqual([])
})
