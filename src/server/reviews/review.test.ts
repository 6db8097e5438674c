import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listReports, resolveReport } from '#contract/admin/admin-reports.ts'
import { type DeliveryStatus, getOrder, setDeliveryStatus } from '#contract/order.ts'
import { getProduct } from '#contract/products/product.ts'
import { listReviews, reportReview, reviewProduct } from '#contract/review.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { dataUrlOf, redAndBlue } from '#server/testing/pictures.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let seller: Someone
let productId: string
beforeAll(async () => {
  seller = await aSeller(testApp.db)
  productId = await aProduct(testApp.db, { seller })
})

const setStatus = (orderId: string, delivery_status: DeliveryStatus) =>
  testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status })

async function delivered(buyer: Someone, productIds: readonly string[] = [productId]) {
  const one = (product_id: string) => ({ product_id, quantity: 1 })
  const [orderId = ''] = await buy(testApp, buyer, productIds.map(one))
  await setStatus(orderId, 'Delivered')
  return orderId
}

test('the buyer of a delivered order reviews each of its products once', async () => {
  const buyer = await aBuyer(testApp.db, { full_name: 'Meera Anand Iyer' })
  const [rated, other] = [await aProduct(testApp.db, { seller }), await aProduct(testApp.db, { seller })]
  const orderId = await delivered(buyer, [rated, other])
  const api = testApp.as(buyer)
  const before = await api(getOrder, { orderId })
  expect(before.ordered_items.map(({ reviewed, rating }) => ({ reviewed, rating }))).toEqual([
    { reviewed: false, rating: null },
    { reviewed: false, rating: null },
  ])

  const draft = { productId: rated, orderId, rating: 4, comment: '  Good knit, quick delivery. ' }
  expect(await api(reviewProduct, draft)).toMatchObject({
    success: true,
    content: 'Thank you for your review!',
    sentence: named,
  })
  await expect(api(reviewProduct, { ...draft, rating: 1 })).rejects.toMatchObject({
    status: 409,
    message: 'You have already reviewed this product for this order.',
  })
  const after = await api(getOrder, { orderId })
  expect(
    after.ordered_items.map(({ product_id, reviewed, rating }) => ({ product_id, reviewed, rating })),
  ).toEqual([
    { product_id: rated, reviewed: true, rating: 4 },
    { product_id: other, reviewed: false, rating: null },
  ])
  const { product } = await testApp.as(null)(getProduct, { productId: rated })
  expect(product).toMatchObject({ rating: 4, review_count: 1 })
  expect(await testApp.as(null)(listReviews, { productId: rated })).toEqual({
    success: true,
    reviews: [
      {
        review_id: expect.any(String),
        rating: 4,
        comment: 'Good knit, quick delivery.',
        images: [],
        created_at: expect.any(String),
        reviewer: { name: 'Meera', from: 'Surat' },
        reply: null,
        replied_at: null,
      },
    ],
    histogram: [
      { rating: 5, count: 0 },
      { rating: 4, count: 1 },
      { rating: 3, count: 0 },
      { rating: 2, count: 0 },
      { rating: 1, count: 0 },
    ],
    average: 4,
    total: 1,
    next: null,
  })
})

test.each(['Pending', 'Confirmed', 'Shipped', 'Cancelled'] as const)(
  'what is %s cannot be reviewed',
  async (status) => {
    const buyer = await aBuyer(testApp.db)
    const orderId = await delivered(buyer)
    await setStatus(orderId, status)
    await expect(testApp.as(buyer)(reviewProduct, { productId, orderId, rating: 5 })).rejects.toMatchObject({
      status: 409,
      message: 'You can review a product once its order is delivered.',
    })
  },
)

test('nobody reviews what they did not buy, their own goods least of all', async () => {
  const orderId = await delivered(await aBuyer(testApp.db))
  const draft = { productId, orderId, rating: 5 }
  const absent = { status: 404, message: 'Order not found' }
  for (const person of [await aBuyer(testApp.db), seller, await aSeller(testApp.db)])
    await expect(testApp.as(person)(reviewProduct, draft)).rejects.toMatchObject(absent)
  const owner = await aBuyer(testApp.db)
  const own = await delivered(owner)
  for (const wrong of [{ productId: await aProduct(testApp.db) }, { productId: randomUUID() }])
    await expect(
      testApp.as(owner)(reviewProduct, { ...draft, orderId: own, ...wrong }),
    ).rejects.toMatchObject(absent)
  await expect(testApp.as(null)(reviewProduct, draft)).rejects.toMatchObject({ status: 401 })
})

const rating = 'Choose a rating from 1 to 5'
test.each([
  [{ rating: 0 }, rating],
  [{ rating: 6 }, rating],
  [{ rating: 4.5 }, rating],
  [{ rating: '5' }, rating],
  [{ rating: null }, rating],
  [{}, rating],
  [{ rating: 5, comment: 'x'.repeat(301) }, 'Comment can have at most 300 characters'],
  [{ rating: 5, comment: 'a\0b' }, 'Comment holds a character that cannot be stored'],
  [{ rating: 5, comment: '\ud800' }, 'Comment holds a character that cannot be stored'],
  [{ rating: 5, comment: 7 }, 'Comment must be text'],
  [{ rating: 5, images: 'one' }, 'Photos must be a list'],
  [{ rating: 5, images: Array(5).fill('x') }, 'A review can have at most 4 photos'],
  [{ rating: 5, images: ['no picture'] }, 'Photo 1 is not a JPG, PNG, GIF or WebP image.'],
])('%j is refused', async (wrong, content) => {
  const buyer = await aBuyer(testApp.db)
  const orderId = await delivered(buyer)
  const answer = await send(testApp, buyer, {
    url: `/api/products/${productId}/review`,
    body: { orderId, ...wrong },
  })
  expect(answer).toMatchObject({ status: 400, json: { success: false, content, sentence: named } })
  expect(await testApp.db.run(sql`select from reviews where order_id = ${orderId}`)).toBe(0)
})

test('photos of a review can be fetched by everybody, until the review is hidden', async () => {
  const buyer = await aBuyer(testApp.db)
  const orderId = await delivered(buyer)
  const photo = async (width: number) => dataUrlOf(await redAndBlue({ width, height: 20 }).png().toBuffer())
  const images = [await photo(70), await photo(71), await photo(70)]
  const { review_id } = await testApp.as(buyer)(reviewProduct, { productId, orderId, rating: 5, images })
  const read = async () =>
    (await testApp.as(null)(listReviews, { productId })).reviews.find((each) => each.review_id === review_id)
  const shown = (await read())?.images ?? []
  expect(shown.map((url) => url.split('/')[3])).toEqual(['70.webp', '71.webp'])
  for (const url of shown) expect((await testApp.app.inject(url)).statusCode).toBe(200)
  await testApp.as(await aBuyer(testApp.db))(reportReview, { reviewId: review_id, reason: 'Private' })
  const admin = await anAdmin(testApp.db)
  const { reports } = await testApp.as(admin)(listReports, {})
  const report = reports.find(({ review }) => review.review_id === review_id)
  expect(report?.review.images).toEqual(shown)
  await testApp.as(admin)(resolveReport, {
    reportId: report?.report_id ?? '',
    action: 'hide',
    reason: 'A private picture.',
  })
  const checks = await testApp.db.run(sql`
    select from file_checks where due_at <= now() and name = any(${shown.map((url) => {
      const id = url.split('/')[2] ?? ''
      return `pictures/${id.slice(0, 2)}/${id}`
    })})`)
  expect(checks).toBe(2)
})

test('fifty clicks at once are one review, and fifty buyers at once are fifty', async () => {
  const rated = await aProduct(testApp.db, { seller })
  const clicker = await aBuyer(testApp.db)
  const orderId = await delivered(clicker, [rated])
  const clicks = await Promise.allSettled(
    Array.from({ length: 50 }, () =>
      testApp.as(clicker)(reviewProduct, { productId: rated, orderId, rating: 2 }),
    ),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const crowd: (readonly [Someone, string])[] = []
  for (let i = 0; i < 49; i += 1) {
    const buyer = await aBuyer(testApp.db)
    crowd.push([buyer, await delivered(buyer, [rated])])
  }
  await Promise.all(
    crowd.map(([buyer, order], i) =>
      testApp.as(buyer)(reviewProduct, { productId: rated, orderId: order, rating: 1 + (i % 5) }),
    ),
  )
  const { total, average, histogram } = await testApp.as(null)(listReviews, { productId: rated })
  expect([total, average]).toEqual([50, 2.9])
  expect(histogram.map(({ count }) => count)).toEqual([9, 10, 10, 11, 10])
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('reviews are paged newest first without a gap; a cursor of another product is refused', async () => {
  const rated = await aProduct(testApp.db, { seller })
  for (let i = 0; i < 23; i += 1) {
    const buyer = await aBuyer(testApp.db, { full_name: 'Farhan' })
    const order = await delivered(buyer, [rated])
    await testApp.as(buyer)(reviewProduct, {
      productId: rated,
      orderId: order,
      rating: 5,
      comment: `No. ${i}`,
    })
  }
  const seen: string[] = []
  const sizes: number[] = []
  let cursor: string | undefined
  do {
    const page = await testApp.as(null)(listReviews, { productId: rated, cursor })
    seen.push(...page.reviews.map(({ comment }) => comment))
    sizes.push(page.reviews.length)
    cursor = page.next ?? undefined
    if (cursor)
      await expect(testApp.as(null)(listReviews, { productId, cursor })).rejects.toMatchObject({
        status: 400,
      })
  } while (cursor)
  expect(sizes).toEqual([10, 10, 3])
  expect(seen).toEqual(Array.from({ length: 23 }, (_, i) => `No. ${22 - i}`))
})

test('a reviewer is a first name and a company or city, never more', async () => {
  const rated = await aProduct(testApp.db, { seller })
  const buyer = await aBuyer(testApp.db, {
    full_name: '  Ravi Shankar Prasad',
    company_name: 'Prasad Stores',
  })
  const orderId = await delivered(buyer, [rated])
  await testApp.as(buyer)(reviewProduct, { productId: rated, orderId, rating: 5 })
  const { payload } = await testApp.app.inject(`/api/products/${rated}/reviews`)
  expect(JSON.parse(payload).reviews[0].reviewer).toEqual({ name: 'Ravi', from: 'Prasad Stores' })
  for (const secret of ['Shankar', '@', buyer.user_id, orderId, 'Ring Road', '9191'])
    expect(payload).not.toContain(secret)
})

test('a product that is not there has no reviews', async () => {
  const missing = { status: 404, message: 'Product not found' }
  const gone = await aProduct(testApp.db, { seller })
  await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${gone}`)
  for (const wrong of [gone, randomUUID(), 'abc'])
    await expect(testApp.as(null)(listReviews, { productId: wrong })).rejects.toMatchObject(missing)
})
