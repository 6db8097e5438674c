import { unitsOf } from '#contract/products/unit-words.ts'
import { dayOf, inRupees, plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Offer = {
  /** The first line. */
  product: string
  quantity: number
  unit: string
  price: number
  /** How many lines there are beside it. */
  more: number
  total: number
}
type Until = { until: string }
type Limited = { limit: number }

const alsoOf = (more: number) =>
  more > 0 ? ` and ${plural(more, { one: '1 more line', other: `${more} more lines` })}` : ''
const inWords = ({ product, quantity, unit, price, more, total }: Offer) =>
  `${withCommas(quantity)} ${unitsOf(quantity, unit)} of ${product} at ${inRupees(price)} each${alsoOf(more)}, ${inRupees(total)} in all`

/** Offers in a chat, which become orders. */
export const deals = sentences('deals', {
  offered: 'Your offer is sent',
  countered: 'Your counter-offer is sent',
  accepted: ({ order }: { order: string }) => `The deal is made: order ${order}`,
  declined: 'You declined the offer',
  withdrawn: 'Your offer is withdrawn',

  // Messages of the room, which a page without cards shows as they are.
  offerMessage: (offer: Offer & Until) => `Offer: ${inWords(offer)}. Valid until ${dayOf(offer.until)}.`,
  counterMessage: (offer: Offer & Until) =>
    `Counter-offer: ${inWords(offer)}. Valid until ${dayOf(offer.until)}.`,
  acceptMessage: ({ order, ...offer }: Offer & { order: string }) =>
    `Offer accepted: ${inWords(offer)}. It is order ${order}.`,
  declineMessage: (offer: Offer & { reason: string | null }) =>
    `Offer declined: ${inWords(offer)}.${offer.reason ? ` ${offer.reason}` : ''}`,
  withdrawMessage: (offer: Offer) => `Offer withdrawn: ${inWords(offer)}.`,

  tooManyOpen: ({ limit }: Limited) =>
    `This chat has ${limit} open offers. Please accept, decline or withdraw one of them first.`,
  tooManyOfDay: ({ limit }: Limited) =>
    `This chat has had ${limit} offers within a day. Please accept or decline the last one, or write in the chat and go on tomorrow.`,
  changed: 'This offer has changed since you opened it. Please look at it again.',
  ownOffer: 'This is your own offer. The other side decides about it.',
  notOwnOffer: 'Only the side that made this offer can withdraw it.',
  acceptedAlready: 'This offer is accepted already.',
  declinedAlready: 'This offer was declined. Please make a new one.',
  withdrawnAlready: 'This offer was withdrawn. Please make a new one.',
  expired: 'This offer has expired. Please make a new one.',
  productGone: ({ product }: { product: string }) =>
    `${product} is no longer available. Please make an offer without it.`,
  otherQuote: 'This quote is not one of the two people in this chat.',
  tooManyRevisions: ({ limit }: Limited) =>
    `This offer has changed ${limit} times. Please accept or decline it, or make a new one.`,

  lines: ({ limit }: Limited) => `An offer has 1 to ${limit} lines`,
  goods: 'Choose a product, or write what the goods are',
  repeated: ({ product }: { product: string }) => `${product} stands in this offer twice`,
  freight: 'Choose who pays the freight',
  freightAmount: 'Say what the freight costs',
  noFreightAmount: 'Freight has an amount only where the supplier charges it',
  dispatchDays: ({ limit }: Limited) => `Goods are sent within 1 to ${limit} days`,
  validUntil: ({ limit }: Limited) => `An offer is valid for at most ${limit} days, today is the first`,
  tooLarge: 'This deal is too large. Please choose lower prices or smaller quantities.',
  buyerLimit: 'This buyer has too many open orders at the moment. Please try again later.',
  noDelivery: 'Choose where the goods go',
})
