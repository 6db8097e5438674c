import { expect, test } from 'vitest'
import { getOperatorLedger } from '#contract/admin/operator-ledger.ts'
import { getAccount } from '#contract/khata/khata.ts'
import { listNotifications } from '#contract/notification.ts'
import {
  claimPayment,
  confirmPayment,
  listSellerPayments,
  withdrawPayment,
} from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { anOpenOrder, aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const call: typeof testApp.as = (person) => testApp.as(person)
const reason = 'The amount was mistyped.'
const cash = { method: 'cash', reference: '' }

const newsOf = async (person: Someone) =>
  (await call(person)(listNotifications, {})).notifications.map(({ message }) => message)

test('a seller takes back what they noted as received: it counts nowhere, stays, and the buyer reads why', async () => {
  const { orderId, pay, look, seller, buyer } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(700, cash, seller)
  expect(await look()).toMatchObject({ paid: 700, open: 300 })
  const { payment, content } = await call(seller)(withdrawPayment, { paymentId, reason })
  expect(payment).toMatchObject({ state: 'withdrawn', reason, amount: 700, by: 'seller' })
  expect(content).toBe('The payment is withdrawn.')
  const view = await look()
  expect(view).toMatchObject({ paid: 0, open: 1_000, refund_due: 0 })
  expect(view.payments).toMatchObject([{ state: 'withdrawn', reason }])
  expect(await newsOf(buyer)).toContainEqual(
    `Shree Traders had noted ₹700.00 as received for your order ${orderId} and took that back: ${reason}`,
  )
  const account = await call(seller)(getAccount, { buyerId: buyer.user_id })
  expect(account.entries.filter(({ kind }) => kind === 'payment')).toEqual([])
  expect(await call(seller)(listSellerPayments, {})).toMatchObject({
    payments: [{ state: 'withdrawn', reason }],
    sums: { confirmed: 0 },
  })
})

test('the ledger of the operator has it no more', async () => {
  const { pay, seller } = await anOpenOrder(testApp)
  const { payment_id: paymentId, paid_on } = await pay(700, cash, seller)
  const month = Number(paid_on.slice(5, 7))
  const quarter = `${Number(paid_on.slice(0, 4)) - (month < 4 ? 1 : 0)}-Q${Math.floor(((month + 8) % 12) / 3) + 1}`
  const admin = await anAdmin(testApp.db)
  const ids = async () =>
    (await call(admin)(getOperatorLedger, { quarter })).entries.map(({ payment_id }) => payment_id)
  expect(await ids()).toContain(paymentId)
  await call(seller)(withdrawPayment, { paymentId, reason })
  expect(await ids()).not.toContain(paymentId)
})

test('a receipt voucher is cancelled with its payment, says so, and keeps its number', async () => {
  const { orderId, seller, buyer } = await aBillableOrder(testApp)
  const note = async () => {
    const draft = { orderId, amount: 4, method: 'cash', reference: '', paid_on: paidToday() } as const
    return (await call(seller)(claimPayment, draft)).payment
  }
  const first = await note()
  expect(first.receipt).toMatch(/R0001$/)
  const read = async () =>
    testApp.app.inject({
      url: `/api/payments/${first.payment_id}/receipt.pdf`,
      headers: { token: await testApp.tokenOf(buyer) },
    })
  const whole = await read()
  const taken = await call(seller)(withdrawPayment, { paymentId: first.payment_id, reason })
  expect(taken.content).toBe(
    `The payment is withdrawn, and the receipt voucher ${first.receipt} is cancelled.`,
  )
  expect(taken.payment.receipt).toBe(first.receipt)
  const [cancelled, again] = [await read(), await read()]
  expect(cancelled.headers['content-disposition']).toContain('-cancelled.pdf')
  expect(cancelled.rawPayload.equals(whole.rawPayload)).toBe(false)
  expect(again.rawPayload.equals(cancelled.rawPayload)).toBe(true)
  expect((await note()).receipt).toMatch(/R0002$/)
})

test('taking back asks for a reason, and is for the seller who noted it alone', async () => {
  const { pay, seller, buyer } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(700, cash, seller)
  await expect(call(seller)(withdrawPayment, { paymentId })).rejects.toThrow(
    'Please say why you withdraw the payment.',
  )
  for (const other of [buyer, await aSeller(testApp.db), await aBuyer(testApp.db)])
    await expect(call(other)(withdrawPayment, { paymentId, reason })).rejects.toThrow('Payment not found')
})

test('what the buyer noted and the seller confirmed stays', async () => {
  const { pay, seller, buyer } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(700)
  await call(seller)(confirmPayment, { paymentId })
  await expect(call(buyer)(withdrawPayment, { paymentId, reason })).rejects.toThrow(
    'This payment is confirmed already.',
  )
  await expect(call(seller)(withdrawPayment, { paymentId, reason })).rejects.toThrow('Payment not found')
})

test('after 30 days what was noted stays', async () => {
  const { pay, seller, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(700, cash, seller)
  const { payment_id: young } = await pay(100, cash, seller)
  await age(paymentId, '30 days 1 minute')
  await age(young, '29 days 23 hours')
  await expect(call(seller)(withdrawPayment, { paymentId, reason })).rejects.toThrow(
    'What was noted can be withdrawn for 30 days.',
  )
  await call(seller)(withdrawPayment, { paymentId: young, reason })
  expect(await look()).toMatchObject({ paid: 700 })
})

/** As if it had been noted so long ago. */
const age = (paymentId: string, by: string) =>
  testApp.db.transaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(
      sql`update payments set created_at = now() - ${by}::interval where payment_id = ${paymentId}`,
    )
  })

test('money that was given back keeps the payment that it came from, until the refund is taken back', async () => {
  const { pay, seller, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(1_500, cash, seller)
  const refund = await pay(500, { ...cash, is_refund: true }, seller)
  await expect(call(seller)(withdrawPayment, { paymentId, reason })).rejects.toThrow(
    'Take the refund back first',
  )
  await call(seller)(withdrawPayment, { paymentId: refund.payment_id })
  await call(seller)(withdrawPayment, { paymentId, reason })
  expect(await look()).toMatchObject({ paid: 0, open: 1_000, refund_due: 0 })
})

test('ten at once take it back once, and the buyer reads of it once; a refund at once never leaves less than nothing', async () => {
  const { pay, seller, buyer, look } = await anOpenOrder(testApp)
  const { payment_id: paymentId } = await pay(1_500, cash, seller)
  const takings = Array.from({ length: 10 }, () => call(seller)(withdrawPayment, { paymentId, reason }))
  const refund = pay(500, { ...cash, is_refund: true }, seller)
  const done = await Promise.allSettled([...takings, refund])
  const view = await look()
  const isBack = view.payments.some(({ state, kind }) => kind !== 'refund' && state === 'withdrawn')
  expect(view.paid).toBe(isBack ? 0 : 1_500)
  expect(view.payments.filter(({ kind }) => kind === 'refund')).toHaveLength(isBack ? 0 : 1)
  expect(done.slice(0, 10).every(({ status }) => (status === 'fulfilled') === isBack)).toBe(true)
  const read = (await newsOf(buyer)).filter((message) => message.includes('took that back'))
  expect(read).toHaveLength(isBack ? 1 : 0)
})

test('what is noted anew may have the reference of what was taken back', async () => {
  const { pay, seller, look } = await anOpenOrder(testApp)
  const reference = aReference()
  const { payment_id: paymentId } = await pay(700, { reference }, seller)
  await call(seller)(withdrawPayment, { paymentId, reason })
  await pay(70, { reference }, seller)
  expect(await look()).toMatchObject({ paid: 70, open: 930 })
})
