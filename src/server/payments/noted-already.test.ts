import { expect, test } from 'vitest'
import { rejectPayment, withdrawPayment } from '#contract/payments/payment.ts'
import { notedAlreadyStatus } from '#contract/payments/payment-rules.ts'
import { dayOf } from '#contract/texts/english.ts'
import { anOpenOrder, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const cash = { method: 'cash', reference: '' }
const cheque = { method: 'cheque', reference: '' }
const refusal = { status: 409, code: notedAlreadyStatus }
const yesterday = () => new Date(Date.now() + (330 - 1440) * 60_000).toISOString().slice(0, 10)

test.each([
  ['buyer', cash, 'in cash'],
  ['buyer', cheque, 'by cheque'],
  ['seller', cash, 'in cash'],
] as const)('the same note of a %s a second time is asked about: %j', async (side, way, words) => {
  const order = await anOpenOrder(testApp)
  const pay = (more: object = {}) => order.pay(400, { ...way, ...more }, order[side])
  await pay()
  await expect(pay()).rejects.toMatchObject(refusal)
  await expect(pay()).rejects.toThrow(
    `You noted ₹400.00 ${words} for ${dayOf(paidToday())} already. Is this a second payment?`,
  )
  expect((await order.look()).payments).toHaveLength(1)
  await pay({ again: true })
  expect((await order.look()).payments).toHaveLength(2)
})

test('of ten presses at once one is noted', async () => {
  const { pay, look, seller } = await anOpenOrder(testApp)
  await Promise.allSettled(Array.from({ length: 10 }, () => pay(400, cash, seller)))
  expect((await look()).payments).toHaveLength(1)
})

test('another sum, day, way or number is another payment', async () => {
  const { pay, look } = await anOpenOrder(testApp, { total: 10_000 })
  await pay(400, cash)
  await pay(400.01, cash)
  await pay(400, { ...cash, paid_on: yesterday() })
  await pay(400, cheque)
  await pay(400, { ...cash, reference: '17' })
  expect((await look()).payments).toHaveLength(5)
})

test('what was withdrawn or did not arrive is noted again without a question', async () => {
  const { pay, look, seller, buyer } = await anOpenOrder(testApp)
  const first = await pay(400, cash)
  await testApp.as(buyer)(withdrawPayment, { paymentId: first.payment_id })
  const second = await pay(400, cash)
  await testApp.as(seller)(rejectPayment, { paymentId: second.payment_id, reason: 'Not handed over' })
  await pay(400, cash, seller)
  expect((await look()).payments.map(({ state }) => state)).toEqual(
    expect.arrayContaining(['withdrawn', 'rejected', 'confirmed']),
  )
})

test('cash that the other side noted is asked about too, and names that side', async () => {
  const { pay, seller } = await anOpenOrder(testApp)
  await pay(400, cash)
  await expect(pay(400, cash, seller)).rejects.toThrow(/^The buyer noted ₹400.00 in cash for .* already\./)
  await pay(300, cash, seller)
  await expect(pay(300, cash)).rejects.toThrow(/^The supplier noted ₹300.00 in cash for .* already\./)
})

test('a refund in cash is compared with refunds', async () => {
  const { pay, seller } = await anOpenOrder(testApp)
  await pay(1_000, cash, seller)
  await pay(400, { ...cash, paid_on: yesterday() }, seller)
  const refund = { ...cash, is_refund: true }
  await pay(200, refund, seller)
  await expect(pay(200, refund, seller)).rejects.toThrow(/Is this a second refund\?$/)
  await pay(200, { ...refund, again: true }, seller)
})
