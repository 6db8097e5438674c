import { expect, test } from 'vitest'
import { daysOfQuarter, getOperatorLedger } from '#contract/admin/operator-ledger.ts'
import { sql } from '#server/db/sql.ts'
import { anAdmin } from '#server/testing/build.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()

const pay = (orderId: string, day: string, more: { kind?: string; state?: string } = {}) =>
  testApp.db.run(sql`
    insert into payments (payment_id, order_id, seller_id, buyer_id, kind, amount_paise, method, reference, paid_on, state,
      claimed_by, decided_at)
    select gen_random_uuid(), order_id, seller_id, buyer_id, ${more.kind ?? 'balance'}, 1000, 'upi', '632812345678',
      ${day}::date, ${more.state ?? 'confirmed'}, 'buyer', ${more.state === 'claimed' ? null : new Date()}
    from orders where order_id = ${orderId}`)

test('a quarter is one of the financial year', () => {
  expect(daysOfQuarter('2026-Q1')).toEqual({ first: '2026-04-01', last: '2026-06-30' })
  expect(daysOfQuarter('2026-Q3')).toEqual({ first: '2026-10-01', last: '2026-12-31' })
  expect(daysOfQuarter('2027-Q4')).toEqual({ first: '2028-01-01', last: '2028-03-31' })
})

test('each confirmed payment of the quarter is in the ledger, on the page and in the file', async () => {
  const { orderId, gstin } = await aBillableOrder(testApp)
  await pay(orderId, '2026-09-30')
  await pay(orderId, '2026-10-01')
  await pay(orderId, '2026-12-31', { kind: 'refund' })
  await pay(orderId, '2026-11-01', { state: 'claimed' })
  await pay(orderId, '2027-01-01')
  const admin = await anAdmin(testApp.db)
  const ledger = await testApp.as(admin)(getOperatorLedger, { quarter: '2026-Q3' })
  expect(ledger.sums).toEqual({ payments: 2, sellers: 1, paid: 10, returned: 10 })
  expect(ledger.entries).toMatchObject([
    { order_id: orderId, amount: 10, kind: 'balance', paid_on: '2026-10-01', seller_gstin: gstin },
    { order_id: orderId, amount: 10, kind: 'refund', paid_on: '2026-12-31' },
  ])
  const { body, headers } = await testApp.app.inject({
    url: '/api/admin/operator-ledger/2026-Q3/csv',
    headers: { token: await testApp.tokenOf(admin) },
  })
  expect(headers['content-disposition']).toContain('operator-ledger-2026-Q3.csv')
  expect(
    body
      .split('\n')
      .filter((line) => line.includes(orderId))
      .map((line) => line.includes('-10.00')),
  ).toEqual([false, true])
  await expect(testApp.as(admin)(getOperatorLedger, { quarter: '2026-Q5' })).rejects.toMatchObject({
    status: 400,
  })
})
