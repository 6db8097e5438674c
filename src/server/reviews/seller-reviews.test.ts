import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { changeProducts } from '#contract/products/own-bulk.ts'
import { listReviews, reportReview, reviewProduct } from '#contract/review.ts'
import { listSellerReviews, replyToReview } from '#contract/sellers/seller-reviews.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let productId: string

beforeEach(async () => {
  seller = await aSeller(testApp.db)
  productId = await aProduct(testApp.db, { seller, product_name: 'Gate valve' })
})

async function aReview(rating: number, buyer?: Someone) {
  const author = buyer ?? (await aBuyer(testApp.db, { full_name: 'Kavita Joshi' }))
  const [orderId = ''] = await buy(testApp, author, [{ product_id: productId, quantity: 1 }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  const { review_id } = await testApp.as(author)(reviewProduct, {
    productId,
    orderId,
    rating,
    comment: 'Good.',
  })
  return review_id
}
const list = (input: { rating?: '1' | '5'; cursor?: string } = {}) =>
  testApp.as(seller)(listSellerReviews, input)
const reply = (reviewId: string, text = '  Thank you, Kavita.', who: Someone = seller) =>
  testApp.as(who)(replyToReview, { reviewId, reply: text })

test('a seller reads what buyers say, newest first, and those of so many stars alone', async () => {
  const [first, second] = [await aReview(5), await aReview(1)]
  await aProduct(testApp.db)
  const all = await list()
  expect(all.reviews.map(({ review_id }) => review_id)).toEqual([second, first])
  expect(all).toMatchObject({ total: 2, next: null })
  expect(all.histogram.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1])
  expect(all.reviews[0]).toMatchObject({
    rating: 1,
    reply: null,
    is_reported: false,
    reviewer: { name: 'Kavita' },
    product: { product_id: productId, product_name: 'Gate valve' },
  })
  const five = await list({ rating: '5' })
  expect(five.reviews.map(({ review_id }) => review_id)).toEqual([first])
  expect(five.total).toBe(1)
  await testApp.as(seller)(reportReview, { reviewId: second, reason: 'Never bought' })
  expect((await list({ rating: '1' })).reviews[0]).toMatchObject({ is_reported: true })
})

test('reviews of a paused product stay with its seller, who may still reply', async () => {
  const reviewId = await aReview(2)
  await testApp.as(seller)(changeProducts, { action: 'pause', product_ids: [productId] })
  const { reviews, total } = await list()
  expect([reviews[0]?.review_id, total]).toEqual([reviewId, 1])
  await reply(reviewId)
  expect((await list()).reviews[0]?.reply).toBe('Thank you, Kavita.')
})

test('a long list goes on where it ended, and hidden reviews are left out', async () => {
  const reviews: string[] = []
  for (let i = 0; i < 12; i += 1) reviews.push(await aReview(4))
  await testApp.db.run(
    sql`update reviews set hidden_at = now(), is_counted = false where review_id = ${reviews[3]}`,
  )
  const seen: string[] = []
  let page = await list()
  seen.push(...page.reviews.map(({ review_id }) => review_id))
  while (page.next) {
    page = await list({ cursor: page.next })
    seen.push(...page.reviews.map(({ review_id }) => review_id))
  }
  expect(seen).toEqual(reviews.toReversed().filter((id) => id !== reviews[3]))
  expect(page.total).toBe(11)
})

test('a reply stands below the review for everybody, and its buyer is notified', async () => {
  const buyer = await aBuyer(testApp.db)
  const reviewId = await aReview(2, buyer)
  expect(await reply(reviewId)).toEqual({
    success: true,
    content: 'Your reply is published.',
    sentence: named,
  })
  const { reviews } = await testApp.as(null)(listReviews, { productId })
  expect(reviews[0]).toMatchObject({ reply: 'Thank you, Kavita.', replied_at: expect.any(String) })
  const { notifications } = await testApp.as(buyer)(listNotifications, {})
  expect(notifications[0]).toMatchObject({
    kind: 'review-reply',
    message: 'The supplier replied to your review of Gate valve',
    link: `/product_details/${productId}`,
  })
})

test('a review is replied to once, however often and fast they click', async () => {
  const reviewId = await aReview(2)
  const clicks = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => reply(reviewId, `Reply ${i}`)))
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(reply(reviewId)).rejects.toMatchObject({
    status: 409,
    message: 'You have already replied to this review.',
  })
})

test('only the seller of the product replies, with words that can be stored', async () => {
  const reviewId = await aReview(3)
  await expect(reply(reviewId, 'Mine', await aSeller(testApp.db))).rejects.toMatchObject({ status: 404 })
  await expect(reply(reviewId, 'Mine', await aBuyer(testApp.db))).rejects.toMatchObject({ status: 403 })
  await expect(reply(randomUUID())).rejects.toMatchObject({ status: 404, message: 'Review not found' })
  await expect(reply(reviewId, '   ')).rejects.toMatchObject({
    status: 400,
    message: 'Reply cannot be empty',
  })
  await expect(reply(reviewId, 'x'.repeat(301))).rejects.toMatchObject({ status: 400 })
  await expect(list({ cursor: randomUUID() })).rejects.toMatchObject({ status: 400 })
  expect((await list()).reviews[0]).toMatchObject({ reply: null })
})
