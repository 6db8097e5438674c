import { acceptDeal, type Deal, offerDeal } from '#contract/deals/deal.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { DraftOf, ReplyOf } from '#contract/endpoint.ts'
import { shipTo } from '#server/testing/buy.ts'
import { aChat, type Chat } from '#server/testing/chat.ts'
import type { TestApp } from '#server/testing/test-app.ts'

export type OfferDraft = Omit<DraftOf<typeof offerDeal>, 'roomId'>

const weekMs = 7 * 24 * 60 * 60_000
const inAWeek = () => dayInIndia(new Date(Date.now() + weekMs))

/** 400 bags of goods that are not listed, freight in the price, 30 % now. */
export const anOffer = (more: Partial<OfferDraft> = {}): OfferDraft => ({
  lines: [{ product_name: 'Wheat, Sharbati', unit: 'bag', quantity: 400, unit_price: 465 }],
  freight: 'included',
  terms: { advance_bp: 3000, rest: 'on_dispatch' },
  dispatch_days: 7,
  valid_until: inAWeek(),
  ...more,
})

/** What a buyer's offer needs as well. */
export const aBuyersOffer = (more: Partial<OfferDraft> = {}) => anOffer({ delivery: shipTo, ...more })

type Offered = Chat & { readonly deal: Deal }

/** A chat in which the seller has made an offer. */
export async function aDeal(
  testApp: TestApp,
  more: Partial<OfferDraft> = {},
  people: Parameters<typeof aChat>[1] = {},
): Promise<Offered> {
  const chat = await aChat(testApp, people)
  const { deal } = await testApp.as(chat.seller)(offerDeal, { roomId: chat.roomId, ...anOffer(more) })
  return { ...chat, deal }
}

export const acceptAsBuyer = (
  testApp: TestApp,
  { buyer, deal }: Pick<Offered, 'buyer' | 'deal'>,
): Promise<ReplyOf<typeof acceptDeal>> =>
  testApp.as(buyer)(acceptDeal, { dealId: deal.deal_id, revision: deal.revision, delivery: shipTo })
