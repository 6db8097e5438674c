import { expect, test } from 'vitest'
import { setDeliveryStatus } from '#contract/order.ts'
import { getOrderPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct, aSeller } from '#server/testing/build.ts'
import { anOrderOf } from '#server/testing/orders.ts'
import { aPayee } from '#server/testing/payees.ts'
import { paidToday } from '#server/testing/payments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { getToPay } from './to-pay.service.ts'

const testApp = openTestApp()

async function aMarket() {
  const buyer = await aBuyer(testApp.db)
  const order = async (seller: Someone) => {
    const product = await aProduct(testApp.db, { seller })
    return anOrderOf(testApp.db, { seller, buyer, product_ids: [product] })
  }
  const orderAnew = async () => {
    const seller = await aSeller(testApp.db)
    return { seller, orderId: await order(seller) }
  }
  const first = await orderAnew()
  await aPayee(testApp, first.seller)
  for (let count = 2; count <= 20; count += 1) await orderAnew()
  const seller = await aSeller(testApp.db)
  await aPayee(testApp, seller)
  const look = (orderId: string, person: Someone = buyer) => testApp.as(person)(getOrderPayment, { orderId })
  const isOnProforma = async (orderId: string) =>
    (await getToPay(testApp.db, orderId, paidToday(), 'proforma')).to_pay.payee !== null
  return { buyer, first, seller, order, look, isOnProforma }
}

test('a buyer reads the accounts of twenty suppliers in a day, those of more once they confirm the order', async () => {
  const { first, seller, order, look, isOnProforma } = await aMarket()
  expect((await look(first.orderId)).payee?.account_number).toBe('50100123456789')
  expect((await look(await order(first.seller))).payee?.account_number).toBe('50100123456789')
  const orderId = await order(seller)
  expect(await look(orderId)).toMatchObject({
    payee: null,
    upi: null,
    open: 10,
    payee_later: {
      content:
        'You ordered from more than 20 suppliers in a day. How to pay this one shows here once it confirms your order.',
    },
  })
  expect(await isOnProforma(orderId)).toBe(false)
  expect(await look(orderId, seller)).toMatchObject({ payee: { account_number: '6789' } })
  await testApp.as(seller)(setDeliveryStatus, { orderId, delivery_status: 'Confirmed' })
  const shown = await look(orderId)
  expect(shown.payee?.account_number).toBe('50100123456789')
  expect(shown).not.toHaveProperty('payee_later')
  expect(await isOnProforma(orderId)).toBe(true)
})

test('a supplier who has confirmed an order of the buyer before is not counted among too many', async () => {
  const { seller, order, look } = await aMarket()
  const earlier = await order(seller)
  await testApp.as(seller)(setDeliveryStatus, { orderId: earlier, delivery_status: 'Confirmed' })
  expect((await look(await order(seller))).payee?.account_number).toBe('50100123456789')
})

test('orders of another day do not count', async () => {
  const { buyer, seller, order, look } = await aMarket()
  await testApp.db.run(sql`
    update orders set order_date = order_date - interval '24 hours' where buyer_id = ${buyer.user_id}`)
  expect((await look(await order(seller))).payee?.account_number).toBe('50100123456789')
})
