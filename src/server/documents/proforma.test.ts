import { expect, test } from 'vitest'
import { getProforma } from '#contract/documents/document.ts'
import { claimPayment } from '#contract/payments/payment.ts'
import { sql } from '#server/db/sql.ts'
import { getProformaToPay } from '#server/payees/to-pay.service.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { aPayee } from '#server/testing/payees.ts'
import { aReference, paidToday } from '#server/testing/payments.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findBilledOrder, findRegistration } from './issue.queries.ts'
import { paperOf } from './paper/paper.rules.ts'
import { proformaOf } from './proforma.rules.ts'
import { getProforma as makeProforma } from './proforma.service.ts'

const testApp = openTestApp()
const unknown =
  'The GST rate of some of these goods, or the place of supply, is not known yet, so no tax is shown.'

/** What the paper of an order says. */
async function proforma(draft: Parameters<typeof aBillableOrder>[1], change = sql`select 1`) {
  const { orderId, buyer, seller, gstin } = await aBillableOrder(testApp, draft)
  await testApp.db.run(change)
  const order = await findBilledOrder(testApp.db, buyer.user_id, orderId)
  const registration = await findRegistration(testApp.db, seller.user_id, gstin)
  if (!order || !registration) throw new Error('an order of a registered shop')
  const { facts, notes, totals } = paperOf(proformaOf(order, registration, '2026-11-23'), 'original')
  const place = facts.find(({ label }) => label === 'Place of supply')?.text
  return { place, notes, totals: totals.map(({ label }) => label) }
}

test('a proforma says the tax that the invoice will say', async () => {
  const { place, notes, totals } = await proforma({ to: '23' })
  expect([place, totals]).toEqual(['23 Madhya Pradesh', ['Taxable value', 'IGST', 'Total']])
  expect(notes).not.toContain(unknown)
})

test('where nobody knows the place of supply, a proforma names none and shows no tax', async () => {
  const { place, notes, totals } = await proforma(
    { supply: null },
    sql`update orders set state = 'Somewhere', postal_code = '000000'`,
  )
  expect([place, totals]).toEqual([undefined, ['Total']])
  expect(notes).toContain(unknown)
})

test('under the composition scheme no rate is missing, because no tax is collected', async () => {
  const { notes, totals } = await proforma({ scheme: 'composition', rates: [null] })
  expect(totals).toEqual(['Total'])
  expect(notes).not.toContain(unknown)
})

test('the tax of a few paise may round to nothing, and the paper still says its rate', async () => {
  const { totals } = await proforma(
    { rates: [25] },
    sql`update order_lines set unit_price_paise = 1, line_total_paise = quantity where gst_rate_bp = 25`,
  )
  expect(totals).toEqual(['Taxable value', 'CGST', 'SGST', 'Total'])
})

test('of a shop without a registration each side reads what concerns it', async () => {
  const { orderId, buyer, seller } = await aBillableOrder(testApp)
  await testApp.db.run(sql`delete from tax_registrations where seller_id = ${seller.user_id}`)
  await expect(testApp.as(buyer)(getProforma, { orderId })).rejects.toThrow(
    'The seller has not completed its GST registration here yet.',
  )
  await expect(testApp.as(seller)(getProforma, { orderId })).rejects.toThrow(
    'Please add the GST registration of your shop first, under GST and invoices.',
  )
})

const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * dayMs)

test('the same facts make the same bytes on any later day, until something happens to the order', async () => {
  const { orderId, buyer, seller } = await aBillableOrder(testApp)
  await aPayee(testApp, seller)
  const bytesIn = async (days: number) =>
    Buffer.from((await makeProforma(testApp.app.services, buyer, orderId, inDays(days))).bytes)
  const first = await bytesIn(0)
  await aPayee(testApp, seller, { vpa: 'other@ybl' })
  await testApp.db.run(
    sql`update users set company_name = 'Another Name', full_name = 'Somebody Else' where user_id = ${seller.user_id}`,
  )
  await testApp.db.run(
    sql`update tax_registrations set invoice_prefix = 'NEW' where seller_id = ${seller.user_id}`,
  )
  expect((await bytesIn(40)).equals(first)).toBe(true)
  const paid = { amount: 4, method: 'upi', reference: aReference(), paid_on: paidToday() } as const
  await testApp.as(seller)(claimPayment, { orderId, ...paid })
  const second = await bytesIn(0)
  expect(second.equals(first)).toBe(false)
  expect((await bytesIn(40)).equals(second)).toBe(true)
})

test('a proforma bears the day of what happened last, and on the day that the rest is due that day', async () => {
  const { orderId, seller } = await aBillableOrder(testApp)
  await testApp.db.run(sql`
    update orders set delivery_status = 'Delivered', order_date = '2026-11-02T20:00:00Z',
      terms = '{"advance_bp": 0, "rest": "credit", "credit_days": 30}' where order_id = ${orderId}`)
  await testApp.db.run(sql`delete from order_events where order_id = ${orderId}`)
  const dayOn = async (today: string) => {
    const { day, to_pay } = await getProformaToPay(testApp.db, orderId, today)
    return [day, to_pay.parts.map(({ is_due }) => is_due)]
  }
  expect(await dayOn('2026-12-20')).toEqual(['2026-11-03', [false]])
  await testApp.db.run(sql`
    insert into order_events (order_id, actor_id, actor_role, delivery_status, request_id, created_at)
    values (${orderId}, ${seller.user_id}, 'seller', 'Delivered', 'test', '2026-11-05T12:00:00Z')`)
  expect(await dayOn('2026-12-04')).toEqual(['2026-11-05', [false]])
  expect(await dayOn('2026-12-20')).toEqual(['2026-12-05', [true]])
})
