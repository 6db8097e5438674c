import { expect, test } from 'vitest'
import { claimPayment, confirmPayment, rejectPayment } from '#contract/payments/payment.ts'
import { anOpenOrder, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const call: typeof testApp.as = (person) => testApp.as(person)

test('cash of two lakh and more is warned of, and noted', async () => {
  const { orderId, buyer } = await anOpenOrder(testApp, { total: 300_000 })
  const draft = { orderId, amount: 200_000, method: 'cash', paid_on: paidToday() } as const
  expect((await call(buyer)(claimPayment, draft)).content).toContain(
    'Nobody may receive ₹2,00,000 or more in cash',
  )
})

test('cash is counted together: the part that brings a sale to two lakh is warned of, to whoever notes it', async () => {
  const { orderId, buyer, seller } = await anOpenOrder(testApp, { total: 300_000 })
  const draft = { orderId, amount: 100_000, method: 'cash', paid_on: paidToday() } as const
  const first = await call(buyer)(claimPayment, draft)
  expect(first.content).toBe('Thank you. The supplier is asked to confirm it.')
  expect((await call(seller)(claimPayment, draft)).content).toContain('please take such sums through a bank')
  await call(seller)(rejectPayment, { paymentId: first.payment.payment_id, reason: 'Not handed over' })
  const last = await call(seller)(claimPayment, { ...draft, amount: 99_999.99 })
  expect(last.content).toBe('The payment is recorded.')
})

test('a seller who confirms cash is warned where it reaches two lakh with the other cash of its order', async () => {
  const { orderId, buyer, seller, look } = await anOpenOrder(testApp, { total: 300_000 })
  expect(await look(seller)).toMatchObject({ cash_limit: 2_00_000 })
  const claim = (amount: number, reference: string) => {
    const draft = { orderId, amount, reference, method: 'cash', paid_on: paidToday() } as const
    return call(buyer)(claimPayment, draft)
  }
  const confirm = async ({ payment }: Awaited<ReturnType<typeof claim>>) =>
    (await call(seller)(confirmPayment, { paymentId: payment.payment_id })).content
  expect(await confirm(await claim(150_000, '1'))).toBe('The payment is confirmed.')
  expect(await confirm(await claim(50_000, '2'))).toBe(
    'The payment is confirmed. Nobody may receive ₹2,00,000 or more in cash for one sale: please take such sums through a bank.',
  )
})
