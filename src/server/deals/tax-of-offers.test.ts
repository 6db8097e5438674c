import { expect, test } from 'vitest'
import { counterDeal, offerDeal } from '#contract/deals/deal.ts'
import { aChat } from '#server/testing/chat.ts'
import { aBuyersOffer, aDeal } from '#server/testing/deals/offers.ts'
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
