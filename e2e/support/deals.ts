import { acceptDeal, counterDeal, declineDeal, offerDeal, withdrawDeal } from '#contract/deals/deal.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { Person } from './people.ts'
import { aRoom } from './talks.ts'

const delivery = {
  state: 'Rajasthan',
  city: 'Jaipur',
  postal_code: '302003',
  ship_address: '14 Johari Bazar',
}
const anOffer = (product_name: string, unit_price: number) => ({
  lines: [
    { product_name, unit: 'bag of 50 kg', quantity: 400, unit_price, hsn_code: '252329', gst_rate_bp: 1800 },
  ],
  freight: 'paid' as const,
  freight_cost: 18_500,
  terms: { advance_bp: 3_000, rest: 'credit' as const, credit_days: 45 },
  dispatch_days: 12,
  valid_until: dayInIndia(new Date(Date.now() + 5 * 24 * 60 * 60_000)),
  note: 'Loading at our yard is included.',
})

/** A room of both with a deal in each state that people bring about. */
export async function aRoomOfDeals(buyer: Person, seller: Person) {
  const roomId = await aRoom(buyer, seller)
  const offered = async (goods: string) =>
    (await seller.api(offerDeal, { roomId, ...anOffer(goods, 465) })).deal.deal_id
  const own = async (goods: string) =>
    (await buyer.api(offerDeal, { roomId, ...anOffer(goods, 440), delivery })).deal.deal_id

  await buyer.api(declineDeal, { dealId: await offered('White cement'), revision: 1, reason: 'Too dear' })
  await buyer.api(withdrawDeal, { dealId: await own('Fly ash'), revision: 1 })
  await buyer.api(acceptDeal, { dealId: await offered('Slag cement'), revision: 1, delivery })
  await own('River sand, washed, without clay')
  const countered = await own('Portland cement')
  await seller.api(counterDeal, { dealId: countered, revision: 1, ...anOffer('Portland cement', 455) })
  return roomId
}
