import { expect, test } from 'vitest'
import { saveTerms } from '#contract/payments/payee.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { anOpenOrder } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

test('terms say what is due when; an order has those of its shop on its day', async () => {
  const seller = await aSeller(testApp.db)
  const terms = { advance_bp: 3_000, rest: 'on_delivery', credit_days: 0 } as const
  await testApp.as(seller)(saveTerms, { terms })
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 2 }])
  await testApp.as(seller)(saveTerms, { terms: null })
  const placed = await testApp.app.inject({
    url: `/api/orders/${orderId}/payment`,
    headers: { token: await testApp.tokenOf(buyer) },
  })
  expect(placed.json().terms).toEqual(terms)
  const { look } = await anOpenOrder(testApp, { seller, buyer, terms })
  expect((await look()).due).toEqual([
    { amount: 300, when: 'now', credit_days: 0, is_due: true, due_on: null },
    { amount: 700, when: 'on_delivery', credit_days: 0, is_due: false, due_on: null },
  ])
})

test('a rest on credit is due so many days after delivery', async () => {
  const terms = { advance_bp: 0, rest: 'credit', credit_days: 30 }
  const { orderId, look } = await anOpenOrder(testApp, { terms })
  expect((await look()).due).toMatchObject([{ amount: 1_000, when: 'credit', is_due: false, due_on: null }])
  await testApp.db.run(sql`update orders set delivery_status = 'Delivered' where order_id = ${orderId}`)
  await testApp.db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, request_id, created_at)
    select order_id, seller_id, 'seller', 'Delivered', 'test', '2026-01-31T19:00:00Z' from orders
    where order_id = ${orderId}`)
  expect((await look()).due).toMatchObject([{ is_due: true, due_on: '2026-03-03' }])
})
