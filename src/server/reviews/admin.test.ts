import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { listReports, resolveReport, restoreReview } from '#contract/admin/admin-reports.ts'
import { listNotifications } from '#contract/notification.ts'
import { setDeliveryStatus } from '#contract/order.ts'
import { getProduct } from '#contract/products/product.ts'
import { listReviews, reportReview, reviewProduct } from '#contract/review.ts'
import { aBuyer, anAdmin, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let admin: Someone
let seller: Someone
beforeAll(async () => {
  admin = await anAdmin(testApp.db)
  seller = await aSeller(testApp.db)
})
const reports = async (status: 'open' | 'resolved' = 'open') =>
  (await testApp.as(admin)(listReports, { status })).reports
const resolve = (reportId: string, action: 'hide' | 'dismiss') =>
  testApp.as(admin)(resolveReport, {
    reportId,
    action,
    ...(action === 'hide' ? { reason: 'Rude words' } : {}),
  })
const reportOf = async (review_id: string) => {
  const report = (await reports()).find(({ review }) => review.review_id === review_id)
  if (!report) throw new Error('nobody has reported it')
  return report
}

/** A product with a good review, and a bad one with this many reports. */
async function aReportedReview({ reporters = 1 } = {}) {
  const productId = await aProduct(testApp.db, { seller, product_name: 'Copper wire' })
  const review = async (buyer: Someone, rating: number) => {
    const [orderId = ''] = await buy(testApp, buyer, [{ product_id: productId, quantity: 1 }])
    await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Delivered' })
    return testApp.as(buyer)(reviewProduct, { productId, orderId, rating, comment: `${rating} stars` })
  }
  const buyer = await aBuyer(testApp.db, { full_name: 'Ravi Rao' })
  await review(await aBuyer(testApp.db), 5)
  const { review_id } = await review(buyer, 1)
  for (let i = 0; i < reporters; i += 1)
    await testApp.as(i === 0 ? seller : await aBuyer(testApp.db))(reportReview, {
      reviewId: review_id,
      reason: 'Never bought here',
    })
  return { productId, buyer, review_id }
}

test('a report names reason, reporter, review and product', async () => {
  const { productId, buyer, review_id } = await aReportedReview()
  expect(await reportOf(review_id)).toMatchObject({
    reason: 'Never bought here',
    reporter: { user_id: seller.user_id },
    resolution: null,
    resolved_at: null,
    review: { rating: 1, comment: '1 stars', is_hidden: false, reviewer: { user_id: buyer.user_id } },
    product: { product_id: productId, product_name: 'Copper wire' },
  })
})

test('a hidden review is shown to nobody, counts nowhere, and answers all its reports', async () => {
  const { productId, buyer, review_id } = await aReportedReview({ reporters: 3 })
  const { report_id } = await reportOf(review_id)
  expect(await resolve(report_id, 'hide')).toEqual({
    success: true,
    content: 'The review is hidden.',
    sentence: named,
  })

  const visitor = testApp.as(null)
  const { reviews, histogram, average, total } = await visitor(listReviews, { productId })
  expect(reviews.map(({ rating }) => rating)).toEqual([5])
  expect([average, total, histogram.at(-1)]).toEqual([5, 1, { rating: 1, count: 0 }])
  expect((await visitor(getProduct, { productId })).product).toMatchObject({ rating: 5, review_count: 1 })
  expect(await findBreaches(testApp.db)).toEqual([])

  const resolved = (await reports('resolved')).filter(({ review }) => review.review_id === review_id)
  expect(resolved.map(({ resolution }) => resolution)).toEqual(['hidden', 'hidden', 'hidden'])
  expect(resolved[0]?.resolved_by).toContain('Asha Verma')
  expect((await testApp.as(buyer)(listNotifications, {})).notifications[0]).toMatchObject({
    kind: 'review-hidden',
    message: 'Your review of Copper wire was reported and is hidden now. Reason: Rude words',
  })
  expect((await testApp.as(admin)(listAuditEvents, { subject: review_id })).events).toMatchObject([
    { action: 'review.hide', details: { reason: 'Rude words', rating: 1, comment: '1 stars' } },
  ])
  await expect(
    testApp.as(await aBuyer(testApp.db))(reportReview, { reviewId: review_id, reason: 'Again' }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a dismissed report leaves review and rating, and the other reports, as they are', async () => {
  const { productId, review_id } = await aReportedReview({ reporters: 2 })
  const { report_id } = await reportOf(review_id)
  await resolve(report_id, 'dismiss')
  expect((await testApp.as(null)(getProduct, { productId })).product).toMatchObject({
    rating: 3,
    review_count: 2,
  })
  expect((await reportOf(review_id)).report_id).not.toBe(report_id)
  expect((await testApp.as(admin)(listAuditEvents, { subject: review_id })).events).toMatchObject([
    { actor_id: admin.user_id, action: 'review.dismiss-report', details: { report_id } },
  ])
  await expect(resolve(report_id, 'hide')).rejects.toMatchObject({
    status: 409,
    message: 'This report was resolved already.',
  })
})

test('many hands at once take the rating away once', async () => {
  const { productId, review_id } = await aReportedReview({ reporters: 4 })
  const open = (await reports()).filter(({ review }) => review.review_id === review_id)
  const tries = await Promise.allSettled(
    open.flatMap(({ report_id }) => Array(3).fill(report_id)).map((id) => resolve(id, 'hide')),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await testApp.as(null)(getProduct, { productId })).product).toMatchObject({
    rating: 5,
    review_count: 1,
  })
  expect(await findBreaches(testApp.db)).toEqual([])
})

test('a hidden review is shown again, counts again, and its author is notified', async () => {
  const { productId, buyer, review_id } = await aReportedReview({ reporters: 2 })
  const { report_id } = await reportOf(review_id)
  const restore = (person: Someone | null = admin) =>
    testApp.as(person)(restoreReview, { reportId: report_id })
  await expect(restore()).rejects.toMatchObject({ status: 409, message: 'This review is not hidden.' })
  await resolve(report_id, 'hide')
  await expect(restore(null)).rejects.toMatchObject({ status: 401 })
  await expect(restore(seller)).rejects.toMatchObject({ status: 403 })
  expect(await restore()).toEqual({ success: true, content: 'The review is shown again.', sentence: named })

  expect((await testApp.as(null)(listReviews, { productId })).total).toBe(2)
  expect((await testApp.as(null)(getProduct, { productId })).product).toMatchObject({
    rating: 3,
    review_count: 2,
  })
  expect(await findBreaches(testApp.db)).toEqual([])
  const decided = (await reports('resolved')).filter(({ review }) => review.review_id === review_id)
  expect(decided.map(({ resolution }) => resolution)).toEqual(['dismissed', 'dismissed'])
  expect((await testApp.as(buyer)(listNotifications, {})).notifications[0]).toMatchObject({
    kind: 'review-restored',
    message: 'Your review of Copper wire is shown again.',
  })
  expect((await testApp.as(admin)(listAuditEvents, { subject: review_id })).events[0]).toMatchObject({
    action: 'review.restore',
  })
  const absent = testApp.as(admin)(restoreReview, { reportId: randomUUID() })
  await expect(absent).rejects.toMatchObject({ status: 404, message: 'Report not found' })
})

test('wrong input, wrong people and what is not there', async () => {
  const { review_id } = await aReportedReview()
  const { report_id } = await reportOf(review_id)
  const url = `/api/admin/reports/${report_id}/resolve`
  for (const body of [{}, { action: 'delete' }])
    expect(await send(testApp, admin, { url, body })).toMatchObject({
      status: 400,
      json: { content: 'Choose whether to hide the review or to dismiss the report' },
    })
  for (const body of [{ action: 'hide' }, { action: 'hide', reason: ' ' }])
    expect(await send(testApp, admin, { url, body })).toMatchObject({
      status: 400,
      json: { content: 'Reason cannot be empty' },
    })
  for (const [person, status] of [
    [null, 401],
    [seller, 403],
  ] as const)
    expect((await send(testApp, person, { url, body: { action: 'hide' } })).status).toBe(status)
  for (const id of [randomUUID(), 'x'])
    await expect(resolve(id, 'hide')).rejects.toMatchObject({ status: 404, message: 'Report not found' })
  expect((await reportOf(review_id)).review.is_hidden).toBe(false)
})
