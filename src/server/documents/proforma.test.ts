import { expect, test } from 'vitest'
import { getProforma } from '#contract/documents/document.ts'
import { sql } from '#server/db/sql.ts'
import { aBillableOrder } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findBilledOrder, findRegistration } from './issue.queries.ts'
import { paperOf } from './paper.rules.ts'
import { proformaOf } from './proforma.rules.ts'

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
