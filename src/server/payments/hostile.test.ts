import { expect, test } from 'vitest'
import { blockUser } from '#contract/blocks/block.ts'
import { cancelOrder } from '#contract/order.ts'
import { confirmPayment, listSellerPayments, withdrawPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { anOpenOrder } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const call: typeof testApp.as = (person) => testApp.as(person)

test('payments of an order cannot come to any sum, so that nobody spoils the sums of a shop', async () => {
  const { pay, seller, look } = await anOpenOrder(testApp)
  const refusal = 'This order is of ₹1,000.00, and so much cannot be paid for it. Please check the amount.'
  await expect(pay(10_000_000_000_000)).rejects.toThrow(refusal)
  await expect(pay(10_000.01, {}, seller)).rejects.toThrow(refusal)
  await pay(6_000)
  await expect(pay(4_000.01)).rejects.toThrow(refusal)
  await pay(4_000)
  expect((await look()).claimed).toBe(10_000)
  expect((await call(seller)(listSellerPayments, {})).sums.claimed).toBe(10_000)
})

test('a buyer who has noted as many payments as one may leaves the seller room for what arrived', async () => {
  const { pay, buyer, seller, look } = await anOpenOrder(testApp)
  for (let count = 1; count <= 50; count += 1) {
    const { payment_id: paymentId } = await pay(1)
    await call(buyer)(withdrawPayment, { paymentId })
  }
  await expect(pay(1)).rejects.toThrow('You can note at most 50 payments for an order.')
  await pay(1_200, { method: 'cash', reference: '' }, seller)
  await pay(200, { is_refund: true }, seller)
  expect(await look()).toMatchObject({ paid: 1_200, refund_due: 200 })
})

test('a payment lies at most a year before its order', async () => {
  const { orderId, pay } = await anOpenOrder(testApp)
  await testApp.db.run(sql`
    update orders set order_date = '2026-03-31 18:29:59Z' where order_id = ${orderId}`)
  const refusal = 'The day of a payment cannot lie more than a year before its order'
  for (const paid_on of ['1900-01-01', '2025-03-30'])
    await expect(pay(1, { paid_on })).rejects.toThrow(refusal)
  expect(await pay(1, { paid_on: '2025-03-31' })).toMatchObject({ paid_on: '2025-03-31' })
})

test('of many refunds at once no more is given back than is due, and after it nothing', async () => {
  const { orderId, pay, seller, buyer, look } = await anOpenOrder(testApp)
  await pay(1_000, {}, seller)
  await call(buyer)(cancelOrder, { orderId, reason: 'Not needed any more' })
  const refunds = await Promise.allSettled(
    Array.from({ length: 12 }, () => pay(600, { is_refund: true }, seller)),
  )
  const [noted] = refunds.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await call(buyer)(confirmPayment, { paymentId: noted?.payment_id ?? '' })
  await expect(pay(400.01, { is_refund: true }, seller)).rejects.toThrow(
    'At most ₹400.00 is to be given back',
  )
  const rest = await pay(400, { is_refund: true }, seller)
  await call(buyer)(confirmPayment, { paymentId: rest.payment_id })
  await expect(pay(1, { is_refund: true }, seller)).rejects.toThrow('Nothing is to be given back')
  expect(await look()).toMatchObject({ paid: 0, open: 0, refund_due: 0 })
})

test('a payment that was on its way when the order was cancelled is confirmed, and is due back', async () => {
  const { orderId, pay, seller, buyer, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(1_000)
  await call(buyer)(cancelOrder, { orderId, reason: 'Not needed any more' })
  await call(seller)(confirmPayment, { paymentId })
  await expect(call(buyer)(withdrawPayment, { paymentId })).rejects.toThrow('confirmed already')
  expect(await look()).toMatchObject({ paid: 1_000, open: 0, refund_due: 1_000, upi: null })
})

test('what is noted for a cancelled order is no advance, so it gets no receipt voucher', async () => {
  const { orderId, pay, seller, buyer, look } = await anOpenOrder(testApp)
  await call(buyer)(cancelOrder, { orderId, reason: 'Not needed any more' })
  await pay(200, { method: 'cash', reference: '' }, seller)
  expect((await look()).payments).toMatchObject([{ kind: 'balance', state: 'confirmed', receipt: null }])
})

test('who is blocked pays and is paid for the orders under way; a suspended seller confirms nothing', async () => {
  const { pay, seller, buyer, look } = await anOpenOrder(testApp)
  await call(seller)(blockUser, { userId: buyer.user_id })
  const { payment_id: paymentId } = await pay(400)
  await call(seller)(confirmPayment, { paymentId })
  const waiting = await pay(600)
  const asSeller = call(seller)
  await asSeller(listSellerPayments, {})
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${seller.user_id}`)
  const confirming = asSeller(confirmPayment, { paymentId: waiting.payment_id })
  await expect(confirming).rejects.toMatchObject({ status: 401 })
  expect(await look()).toMatchObject({ paid: 400, claimed: 600, payee: { account_number: '50100123456789' } })
})

test('a reference in Hindi digits is the same one; other scripts are none', async () => {
  const { pay } = await anOpenOrder(testApp)
  expect(await pay(1, { reference: '४१२३ ४५६७ ८९०१' })).toMatchObject({ reference: '412345678901' })
  await expect(pay(1, { reference: '412345678901' })).rejects.toThrow('already noted')
  await expect(pay(1, { reference: 'बारह अंक' })).rejects.toThrow('has 12 digits')
})
