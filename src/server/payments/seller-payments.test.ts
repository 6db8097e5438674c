import { expect, test } from 'vitest'
import { confirmPayment, listSellerPayments } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { anOpenOrder, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const call: typeof testApp.as = (person) => testApp.as(person)

test('a seller lists the payments of the shop with their sums, and filters them', async () => {
  const { pay, seller } = await anOpenOrder(testApp)
  await call(seller)(confirmPayment, { paymentId: (await pay(400)).payment_id })
  await pay(100, { method: 'imps' })
  const all = await call(seller)(listSellerPayments, {})
  expect(all).toMatchObject({ total: 2, sums: { claimed: 100, confirmed: 400, refunded: 0 } })
  expect(all.payments.map(({ amount }) => amount)).toEqual([100, 400])
  const waiting = await call(seller)(listSellerPayments, {
    state: 'claimed',
    method: 'imps',
    from: paidToday(),
  })
  expect(waiting).toMatchObject({ total: 1, sums: { claimed: 100, confirmed: 0 } })
  const stranger = await aSeller(testApp.db)
  expect((await call(stranger)(listSellerPayments, {})).payments).toEqual([])
})

test('a seller finds payments by the order, the buyer and the reference, as people write them', async () => {
  const { pay, seller, orderId } = await anOpenOrder(testApp)
  await pay(300, { reference: '512345678901' })
  const buyer = await aBuyer(testApp.db)
  const other = await anOpenOrder(testApp, { seller, buyer, payee: null })
  await testApp.db.run(sql`
    update orders set buyer_full_name = 'Ravi Kumar', buyer_company_name = 'Ring_Road Stores'
    where order_id = ${other.orderId}`)
  await other.pay(200)
  const amountsOf = async (q: string, more: object = {}) => {
    const { payments, total, sums } = await call(seller)(listSellerPayments, { q, ...more })
    expect(total).toBe(payments.length)
    return { amounts: payments.map(({ amount }) => amount), claimed: sums.claimed }
  }
  expect(await amountsOf(orderId.toLowerCase())).toEqual({ amounts: [300], claimed: 300 })
  expect(await amountsOf('5123 4567 8901')).toEqual({ amounts: [300], claimed: 300 })
  expect(await amountsOf('ring_road')).toEqual({ amounts: [200], claimed: 200 })
  expect(await amountsOf('RAVI')).toEqual({ amounts: [200], claimed: 200 })
  expect(await amountsOf('ringxroad')).toEqual({ amounts: [], claimed: 0 })
  expect(await amountsOf('Ravi', { state: 'confirmed' })).toEqual({ amounts: [], claimed: 0 })
  expect((await amountsOf('  ')).amounts).toEqual([200, 300])
})

test('what a seller looks for is found in the own shop alone, page after page', async () => {
  const { pay, seller, orderId, buyer } = await anOpenOrder(testApp)
  await pay(5)
  await testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state, claimed_by)
    select gen_random_uuid(), order_id, seller_id, buyer_id, 'balance', n, 'cash', 'SLIP' || n, current_date, 'claimed', 'buyer'
    from orders, generate_series(1, 120) n where order_id = ${orderId}`)
  const first = await call(seller)(listSellerPayments, { q: 'slip' })
  const rest = await call(seller)(listSellerPayments, { q: 'slip', cursor: first.next ?? '' })
  const seen = [...first.payments, ...rest.payments].map(({ reference }) => reference)
  expect([first.total, rest.next, new Set(seen).size]).toEqual([120, null, 120])
  const stranger = await aSeller(testApp.db)
  expect((await call(stranger)(listSellerPayments, { q: orderId })).payments).toEqual([])
  await expect(call(buyer)(listSellerPayments, { q: orderId })).rejects.toMatchObject({ status: 403 })
})
