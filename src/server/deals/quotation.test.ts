import { afterEach, expect, test, vi } from 'vitest'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aSeller } from '#server/testing/build.ts'
import { acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { aPayee } from '#server/testing/payees.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findShopOfOffer } from './deal.queries.ts'
import { getDeal, getQuotation } from './deal.service.ts'
import { quotationOf } from './quotation.rules.ts'

const testApp = openTestApp()

afterEach(() => void vi.useRealTimers())

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
    state_name: 'Tamil Nadu',
    gstin: '33AABCK0001F1Z5',
    scheme: 'regular' as const,
  }
  const paper = quotationOf(row, { ...shop, ...place })
  expect(paper).toMatchObject({
    title: 'Quotation',
    warning: 'NOT A TAX INVOICE',
    totals: [{ label: 'Total', text: '₹1,86,500.00' }],
  })
  expect(paper.facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '30 % in advance, rest 30 days after delivery',
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
      state_name: null,
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
  const seller = await aSeller(testApp.db)
  await testApp.db.run(
    sql`update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`,
  )
  const { buyer, deal } = await aDeal(testApp, {}, { seller })
  const row = await getDeal(testApp.db, buyer, deal.deal_id)
  const shop = await findShopOfOffer(testApp.db, deal.deal_id, 1)
  if (!shop) throw new Error('an offer keeps its shop')
  const { lines, notes } = quotationOf(row, shop)
  expect(lines.columns.map(({ title }) => title)).toEqual(['#', 'Goods', 'HSN', 'Quantity', 'Price', 'Total'])
  expect(lines.rows).toEqual([['1', 'Wheat, Sharbati', '', '400 bags', '465.00', '1,86,000.00']])
  expect(lines.sums).toEqual(['', 'Total', '', '', '', '1,86,000.00'])
  expect(notes.at(-1)).toBe(
    'The seller pays GST under the composition scheme: no GST is charged, and none can be claimed.',
  )
})

const dayMs = 24 * 60 * 60_000

test('an offer is the same paper for ever, whatever its shop changes later', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  const read = async (person = buyer) =>
    Buffer.from((await getQuotation(testApp.db, person, deal.deal_id)).bytes)
  const first = await read()
  await acceptAsBuyer(testApp, { buyer, deal })
  await testApp.db.run(sql`
    update users set company_name = 'Another Name', full_name = 'Somebody Else'
    where user_id in (${seller.user_id}, ${buyer.user_id})`)
  await testApp.db.run(sql`
    update tax_registrations set legal_name = 'Another Name Ltd', address = 'Elsewhere', pin = '641001',
      scheme = 'composition', invoice_prefix = 'NEW'
    where seller_id = ${seller.user_id}`)
  await aPayee(testApp, seller)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * dayMs })
  expect((await read()).equals(first)).toBe(true)
  expect((await read(seller)).equals(first)).toBe(true)
})

test('an offer from before papers were kept shows both people as they are now', async () => {
  const { buyer, seller, deal } = await aDeal(testApp)
  await testApp.db.run(sql`alter table deal_events disable trigger user`)
  await testApp.db.run(sql`update deal_events set facts = '{}' where deal_id = ${deal.deal_id}`)
  await testApp.db.run(sql`alter table deal_events enable trigger user`)
  const read = async () => Buffer.from((await getQuotation(testApp.db, buyer, deal.deal_id)).bytes)
  const first = await read()
  await testApp.db.run(sql`update users set company_name = 'A' where user_id = ${seller.user_id}`)
  expect((await read()).equals(first)).toBe(false)
})
