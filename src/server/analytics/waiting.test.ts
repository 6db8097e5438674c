import { expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import { claimPayment, confirmPayment } from '#contract/payments/payment.ts'
import { sendQuote } from '#contract/quote.ts'
import { listRequirements, postRequirement } from '#contract/requirement.ts'
import { countWaiting } from '#contract/waiting.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('what waits for a shop is counted: new orders, its products that wait for an admin, unanswered requirements, payments to confirm', async () => {
  const seller = await aSeller(testApp.db)
  const buyer = await aBuyer(testApp.db)
  const waiting = async (who = seller) => (await testApp.as(who)(countWaiting, {})).waiting
  const nothing = {
    orders: 0,
    pending_products: 0,
    rejected_products: 0,
    requirements: 0,
    payments: 0,
    deals: 0,
    problems: 0,
  }
  expect(await waiting()).toEqual(nothing)

  const product_id = await aProduct(testApp.db, { seller, category: 'footwear' })
  const rejected = await aProduct(testApp.db, { seller, category: 'footwear' })
  await testApp.db.run(sql`update products set verification = 'pending' where product_id = ${product_id}`)
  await testApp.db.run(sql`update products set verification = 'rejected' where product_id = ${rejected}`)
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 5 }])
  const draft = { product_name: 'Rubber chappals', quantity: 500, category_type: 'Footwear' }
  await testApp.as(buyer)(postRequirement, draft)
  expect(await waiting()).toEqual({
    ...nothing,
    ...{ orders: 1, pending_products: 1, rejected_products: 1, requirements: 1 },
  })
  expect(await waiting(await aSeller(testApp.db))).toEqual(nothing)

  const claim = { orderId, amount: 10, method: 'upi', reference: aReference(), paid_on: paidToday() } as const
  const { payment } = await testApp.as(buyer)(claimPayment, claim)
  expect(await waiting()).toMatchObject({ payments: 1 })
  await testApp.as(seller)(confirmPayment, { paymentId: payment.payment_id })
  expect(await waiting()).toMatchObject({ payments: 0 })

  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  const { requirements } = await testApp.as(buyer)(listRequirements, { state: '' })
  const requirementId = requirements[0]?.requirement_id ?? ''
  await testApp.as(seller)(sendQuote, { requirementId, price: 90, min_quantity: 100, delivery_days: 7 })
  expect(await waiting()).toMatchObject({ orders: 0, requirements: 0 })
})
