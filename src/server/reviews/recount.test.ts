import { beforeAll, expect, test } from 'vitest'
import { type DeliveryStatus, setDeliveryStatus } from '#contract/order.ts'
import { getProduct } from '#contract/products/product.ts'
import { listReviews, reviewProduct } from '#contract/review.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
beforeAll(async () => {
  seller = await aSeller(testApp.db)
})

const setStatus = (orderId: string, delivery_status: DeliveryStatus) =>
  testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })

async function delivered(buyer: Someone, product_id: string) {
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  await setStatus(orderId, 'Delivered')
  return orderId
}

test('a later order of the same product may be reviewed again, and the later review counts', async () => {
  const buyer = await aBuyer(testApp.db)
  const rated = await aProduct(testApp.db, { seller })
  for (const rating of [3, 5, 1]) {
    const orderId = await delivered(buyer, rated)
    await testApp.as(buyer)(reviewProduct, { productId: rated, orderId, rating })
    expect(await testApp.as(null)(listReviews, { productId: rated })).toMatchObject({
      reviews: [{ rating }],
      average: rating,
      total: 1,
    })
  }
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('a review counts while its order is delivered; one of an earlier order takes its place', async () => {
  const buyer = await aBuyer(testApp.db)
  const rated = await aProduct(testApp.db, { seller })
  const [first, second] = [await delivered(buyer, rated), await delivered(buyer, rated)]
  await testApp.as(buyer)(reviewProduct, { productId: rated, orderId: first, rating: 2 })
  await testApp.as(buyer)(reviewProduct, { productId: rated, orderId: second, rating: 5 })
  const counted = async () => {
    const { product } = await testApp.as(null)(getProduct, { productId: rated })
    expect(await findBreaches(testApp.db)).toEqual([])
    return [product.rating, product.review_count]
  }
  expect(await counted()).toEqual([5, 1])
  await setStatus(second, 'Cancelled')
  expect(await counted()).toEqual([2, 1])
  await setStatus(first, 'Shipped')
  expect(await counted()).toEqual([null, 0])
  await setStatus(second, 'Delivered')
  expect(await counted()).toEqual([5, 1])
})

test('ten reviews of one buyer at once, while orders are cancelled, leave one that counts', async () => {
  const buyer = await aBuyer(testApp.db)
  const rated = await aProduct(testApp.db, { seller })
  const orders: string[] = []
  for (let i = 0; i < 10; i += 1) orders.push(await delivered(buyer, rated))
  await Promise.all([
    ...orders.map((orderId) =>
      testApp
        .as(buyer)(reviewProduct, { productId: rated, orderId, rating: 5 })
        .catch(() => undefined),
    ),
    ...orders.slice(0, 5).map((orderId) => setStatus(orderId, 'Cancelled')),
  ])
  expect((await testApp.as(null)(listReviews, { productId: rated })).total).toBe(1)
  expect(await findBreaches(testApp.db)).toEqual([])
})
