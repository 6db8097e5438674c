import { expect, test } from 'vitest'
import { getChatRoom } from '#contract/chats/chat.ts'
import { counterDeal, getDeal, offerDeal } from '#contract/deals/deal.ts'
import { listOpenDeals } from '#contract/deals/open-deals.ts'
import { issueInvoice } from '#contract/documents/document.ts'
import { getOrder } from '#contract/order.ts'
import { sql } from '#server/db/sql.ts'
import { aProduct, aSeller } from '#server/testing/build.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, acceptAsBuyer, aDeal } from '#server/testing/deals/offers.ts'
import { aRegistration } from '#server/testing/documents/bills.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const wheat = { product_name: 'Wheat, Sharbati', unit: 'bag', quantity: 400, unit_price: 465 }
const untaxed = { hsn_code: '1001', gst_rate_bp: 0 }

test('a buyer does not say how goods are taxed: what an offer of theirs says of it is left out', async () => {
  const { buyer, roomId } = await aChat(testApp)
  const lines = [{ ...wheat, ...untaxed }]
  const { deal } = await testApp.as(buyer)(offerDeal, { roomId, ...aBuyersOffer({ lines }) })
  expect(deal.lines[0]).not.toHaveProperty('gst_rate_bp', 0)
  expect(deal.lines[0]).not.toHaveProperty('hsn_code', '1001')
})

test('a counter-offer of the buyer keeps what the seller has said of the same goods, and of no others', async () => {
  const { buyer, deal } = await aDeal(testApp, {
    lines: [{ ...wheat, hsn_code: '8413', gst_rate_bp: 1800, unit_code: 'BAG' }],
  })
  const lines = [
    { ...wheat, ...untaxed, unit_price: 450 },
    { ...wheat, ...untaxed, product_name: 'Wheat, Lokwan' },
  ]
  const counter = { dealId: deal.deal_id, revision: 1, ...aBuyersOffer({ lines }) }
  const { deal: countered } = await testApp.as(buyer)(counterDeal, counter)
  expect(countered.lines[0]).toMatchObject({ hsn_code: '8413', gst_rate_bp: 1800, unit_code: 'BAG' })
  expect(countered.lines[1]).not.toHaveProperty('gst_rate_bp', 0)
})

/** A shop in the state of the buyer, with a product of 18 % and one of 5 %. */
async function aShop(scheme: 'regular' | 'composition') {
  const seller = await aSeller(testApp.db)
  await aRegistration(testApp, seller, { from: '24', scheme })
  const product_ids = [await aProduct(testApp.db, { seller }), await aProduct(testApp.db, { seller })]
  await testApp.db.run(sql`
    update products set hsn_code = '1001', gst_rate_bp = case product_id when ${product_ids[0]} then 1800 else 500 end
    where seller_id = ${seller.user_id}`)
  const lines = [
    ...product_ids.map((product_id) => ({ product_id, quantity: 10, unit_price: 100 })),
    { ...wheat, hsn_code: '1001', gst_rate_bp: 1800 },
  ]
  return { seller, offer: { lines, freight: 'paid', freight_cost: 1_000 } as const }
}

test('a composition seller offers without GST, and its bill of supply comes to the same total', async () => {
  const { seller, offer } = await aShop('composition')
  const offered = await aDeal(testApp, offer, { seller })
  const { buyer, deal, roomId } = offered
  expect(deal).toMatchObject({ seller_scheme: 'composition', total: 189_000 })
  for (const line of deal.lines) expect(line).not.toHaveProperty('gst_rate_bp')
  const { deals } = await testApp.as(seller)(listOpenDeals, {})
  expect(deals).toMatchObject([{ seller_scheme: 'composition', total: 189_000 }])
  for (const person of [buyer, seller])
    expect((await testApp.as(person)(getChatRoom, { roomId })).room.seller_scheme).toBe('composition')

  const { order_id: orderId } = await acceptAsBuyer(testApp, offered)
  const order = await testApp.as(buyer)(getOrder, { orderId })
  expect(order).toMatchObject({ seller_scheme: 'composition', total_cost: 189_000 })
  expect(order.ordered_items.slice(3)).toMatchObject([{ product_name: 'Freight', line_total: 1_000 }])
  const { document } = await testApp.as(seller)(issueInvoice, { orderId })
  const tax = { taxable: 189_000, cgst: 0, sgst: 0, igst: 0 }
  expect(document).toMatchObject({ kind: 'BOS', total: 189_000, tax })
})

test('an accepted offer keeps the scheme of its order, an open one follows the shop', async () => {
  const { seller, offer } = await aShop('regular')
  const offered = await aDeal(testApp, offer, { seller })
  const { buyer, deal } = offered
  await acceptAsBuyer(testApp, offered)
  const { roomId } = offered
  const { deal: open } = await testApp.as(seller)(offerDeal, {
    roomId,
    ...aBuyersOffer(),
    delivery: undefined,
  })
  await testApp.db.run(sql`
    update tax_registrations set scheme = 'composition' where seller_id = ${seller.user_id}`)
  const schemeOf = async (dealId: string) => (await testApp.as(buyer)(getDeal, { dealId })).deal.seller_scheme
  expect([await schemeOf(deal.deal_id), await schemeOf(open.deal_id)]).toEqual(['regular', 'composition'])
})
