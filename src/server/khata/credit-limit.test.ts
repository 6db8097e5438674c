import { expect, test } from 'vitest'
import { saveKhataTerms } from '#contract/khata/khata.ts'
import { saveTerms } from '#contract/payments/payee.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { buy, send, shipTo } from '#server/testing/buy.ts'
import { aDeal } from '#server/testing/deals/offers.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const onCredit = { advance_bp: 0, rest: 'credit', credit_days: 30 } as const
const account = { credit_limit: 2_500, credit_days: 30, fee_bp: 0, agreed_on: null }

/** A product of ₹500 of a shop that sells on credit, to a buyer who has ordered four. */
async function aCustomer(terms: typeof onCredit | null = onCredit) {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Mills' })
  const buyer = await aBuyer(testApp.db)
  await testApp.as(seller)(saveTerms, { terms })
  const product_id = await aProduct(testApp.db, { seller })
  const [orderId = ''] = await buy(testApp, buyer, [{ product_id, quantity: 4 }])
  await testApp.as(seller)(saveKhataTerms, { buyerId: buyer.user_id, ...account })
  const order = (quantity: number) => buy(testApp, buyer, [{ product_id, quantity }])
  return { seller, buyer, orderId, order }
}

test('an order on credit above the limit is refused with the open sum, and one that reaches it is not', async () => {
  const { order, buyer } = await aCustomer()
  await expect(order(2)).rejects.toMatchObject({
    status: 409,
    message:
      'Kovai Mills gives you credit up to ₹2,500.00. ₹2,000.00 is open and this order is ₹1,000.00. Please pay what is open first, or ask the supplier.',
  })
  await testApp.db.run(sql`delete from cart_lines where user_id = ${buyer.user_id}`)
  await order(1)
  await expect(order(1)).rejects.toMatchObject({ status: 409 })
})

test('what is paid or cancelled counts no more, and without credit terms there is no limit', async () => {
  const { order, orderId, seller } = await aCustomer()
  await testApp.db.run(sql`update orders set delivery_status = 'Cancelled' where order_id = ${orderId}`)
  await order(5)
  await testApp.as(seller)(saveTerms, { terms: null })
  await order(9)
})

test('a deal on credit above the limit is refused in the words of the side that accepts', async () => {
  const seller = await aSeller(testApp.db, { company_name: 'Kovai Mills' })
  const lines = [{ product_name: 'Jute twine', unit: 'roll', quantity: 10, unit_price: 400 }]
  const { buyer, deal } = await aDeal(testApp, { lines, terms: onCredit }, { seller })
  await testApp.db.run(sql`
    insert into khata_accounts (seller_id, buyer_id, credit_limit_paise, credit_days, fee_bp)
    values (${seller.user_id}, ${buyer.user_id}, 399999, 30, 0)`)
  const accept = () =>
    send(testApp, buyer, {
      url: `/api/deals/${deal.deal_id}/accept`,
      body: { revision: 1, delivery: shipTo },
    })
  expect(await accept()).toMatchObject({
    status: 409,
    json: { content: expect.stringContaining('Kovai Mills gives you credit up to ₹3,999.99. ₹0.00 is open') },
  })
  await testApp.db.run(
    sql`update khata_accounts set credit_limit_paise = 400000 where buyer_id = ${buyer.user_id}`,
  )
  expect((await accept()).status).toBe(200)
})

test('of orders at once no more are placed than the limit allows', async () => {
  const { order } = await aCustomer()
  const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => order(1)))
  expect(attempts.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
})
