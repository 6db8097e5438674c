import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/order.ts'
import { confirmPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { deleteOldNotifications } from '#server/notifications/notification.queries.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { anOpenOrder, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { insertPayment } from './payment.queries.ts'

const testApp = openTestApp()

const toldRule = 'every event is told to the buyer once, and what the buyer did to the seller once'

const breachesOf = async (orderId: string) =>
  (await findBreaches(testApp.db)).filter(({ about }) => about === orderId).map(({ rule }) => rule)

test('an order whose notifications were deleted after half a year breaks no rule, a younger one does', async () => {
  const { db } = testApp
  const buyer = await aBuyer(db)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id: await aProduct(db), quantity: 1 }])
  const placedDaysAgo = (days: number) =>
    db.run(
      sql`update orders set order_date = now() - make_interval(days => ${days}::integer) where order_id = ${orderId}`,
    )
  await db.run(sql`
    update notifications set created_at = now() - interval '181 days' where order_id = ${orderId}`)
  await deleteOldNotifications(db, 180, new Date())
  await placedDaysAgo(181)
  expect(await breachesOf(orderId)).toEqual([])
  await placedDaysAgo(1)
  expect(await breachesOf(orderId)).toEqual([toldRule])
})

test('refunds that pass what was paid break a rule', async () => {
  const { orderId, pay, seller, buyer } = await anOpenOrder(testApp)
  await pay(400, {}, seller)
  await testApp.as(buyer)(cancelOrder, { orderId, reason: 'Ordered twice' })
  const { payment_id: paymentId } = await pay(400, { is_refund: true }, seller)
  await testApp.as(buyer)(confirmPayment, { paymentId })
  const refundRule = 'of an order no more is given back than was paid'
  expect(await breachesOf(orderId)).not.toContain(refundRule)
  await insertPayment(testApp.db, {
    ...{ payment_id: randomUUID(), order_id: orderId, kind: 'refund', amount_paise: 1, method: 'cash' },
    ...{ reference: '', paid_on: paidToday(), state: 'confirmed', claimed_by: 'seller', proof: null },
    ...{ seller_id: seller.user_id, buyer_id: buyer.user_id, now: new Date() },
  })
  expect(await breachesOf(orderId)).toContain(refundRule)
})
