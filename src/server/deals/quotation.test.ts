import { expect, test } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { aDeal } from '#server/testing/deals/offers.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findShop } from './deal.queries.ts'
import { getDeal } from './deal.service.ts'
import { quotationOf } from './quotation.rules.ts'

const testApp = openTestApp()

test('an offer is a paper that both sides read, and nobody else', async () => {
  const { buyer, deal } = await aDeal(testApp, { freight: 'paid', freight_cost: 500 })
  const download = async (token: string) =>
    testApp.app.inject({ url: `/api/deals/${deal.deal_id}/quotation.pdf`, headers: { token } })
  const { headers, rawPayload } = await download(await testApp.tokenOf(buyer))
  expect(headers['content-type']).toBe('application/pdf')
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const stranger = await download(await testApp.tokenOf(await aBuyer(testApp.db)))
  expect(stranger.statusCode).toBe(404)
})

test('it says price, terms, freight and until when it is valid, and is no invoice', async () => {
  const { buyer, deal } = await aDeal(testApp, {
    freight: 'paid',
    freight_cost: 500,
    terms: { advance_bp: 3000, rest: 'credit', credit_days: 30 },
  })
  const row = await getDeal(testApp.db, buyer, deal.deal_id)
  const shop = { buyer: 'Indore Stores', seller: 'Kovai Mills', legal_name: 'Kovai Mills Ltd' }
  const place = {
    address: '14 Avinashi Road',
    pin: '641004',
    state_code: '33',
    gstin: '33AABCK0001F1Z5',
    scheme: 'regular',
  }
  const paper = quotationOf(row, { ...shop, ...place })
  expect(paper).toMatchObject({
    title: 'Quotation',
    warning: 'NOT A TAX INVOICE',
    totals: [{ label: 'Total', text: '₹1,86,500.00' }],
  })
  expect(paper.facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'Advance 30 %, rest within 30 days of delivery',
      'within 7 days of the order',
      'charged by the supplier',
    ]),
  )
  expect(paper.lines.rows.map((cells) => cells.at(-1))).toEqual(['1,86,000.00', '500.00'])
})

test.each(['withdrawn', 'declined', 'expired'] as const)(
  'the paper of an offer that is %s says so',
  async (state) => {
    const { buyer, deal } = await aDeal(testApp)
    const row = await getDeal(testApp.db, buyer, deal.deal_id)
    const nowhere = {
      legal_name: null,
      address: null,
      pin: null,
      state_code: null,
      gstin: null,
      scheme: null,
    }
    const paper = quotationOf(
      { ...row, state },
      { buyer: 'Indore Stores', seller: 'Kovai Mills', ...nowhere },
    )
    expect(paper.warning).toBe(`${state.toUpperCase()} - NOT A TAX INVOICE`)
  },
)

test('a shop under the composition scheme offers without GST, and says so', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  await testApp.db.run(
    sql`update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`,
  )
  const row = await getDeal(testApp.db, buyer, deal.deal_id)
  const { lines, notes } = quotationOf(row, await findShop(testApp.db, row.room_id))
  expect(lines.columns.map(({ title }) => title)).toEqual(['#', 'Goods', 'HSN', 'Quantity', 'Price', 'Total'])
  expect(lines.rows).toEqual([['1', 'Wheat, Sharbati', '', '400 bags', '465.00', '1,86,000.00']])
  expect(lines.sums).toEqual(['', 'Total', '', '', '', '1,86,000.00'])
  expect(notes.at(-1)).toBe(
    'The seller pays GST under the composition scheme: no GST is charged, and none can be claimed.',
  )
})
