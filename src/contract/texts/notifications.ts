import type { CaseKind } from '#contract/cases/case-rules.ts'
import { showPhone } from '#contract/users/phone-number.ts'
import { dayOf, inRupees, plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Order = { order: string }
type Product = { product: string }
type Seller = { seller: string }
type Buyer = { buyer: string }
type Dealt = { name: string; product: string }
type Reason = { reason: string }
type Case = { number: string }
type About = Case & { kind: CaseKind; subject: string; until: string }
type Rupees = { rupees: number }
type Days = { days: number }
type Missing = { short: number; damaged: number }
type ProfileChange = { field: 'company_name' | 'gst_number'; value: string }
/** A count, or 'at least' that many. */
type Products = { count: number; orMore: boolean }

type Registered = { gstin: string; value: string }
const profileFields = { company_name: 'company name', gst_number: 'GST number' } as const
const policies = { terms: 'The page of terms and conditions', privacy: 'The privacy policy' } as const
const problems: Readonly<Record<CaseKind, string>> = {
  damaged: 'damaged',
  short: 'missing',
  wrong: 'wrong goods',
  unwanted: 'goes back',
  late: 'goods are late',
  refund: 'money is to be given back',
  payment: 'a payment',
  listing: 'a product is reported',
  supplier: 'a supplier is reported',
  person: 'a person is reported',
  content: 'something on the site is reported',
  privacy: 'personal data',
}
const problemOf = ({ kind, subject }: Pick<About, 'kind' | 'subject'>) =>
  subject === '' ? problems[kind] : `${subject}, ${problems[kind]}`
const inDays = (days: number) => plural(days, { one: `${days} day`, other: `${days} days` })
const inWords = ({ count, orMore }: Products) => (orMore ? `${count} or more` : String(count))

export const notifications = sentences('notifications', {
  read: 'Marked as read',

  orderReceived: ({ order, buyer }: Order & Buyer) => `New order ${order} from ${buyer}`,
  orderPlaced: ({ order, seller }: Order & Seller) => `Your order ${order} with ${seller} is placed`,
  orderStatus: ({ order, status, reason }: Order & { status: string; reason: string | null }) =>
    `Your order ${order} is now ${status}${reason ? `: ${reason}` : ''}`,
  documentIssued: ({ order, number }: Order & { number: string }) =>
    `${number} is issued for your order ${order}`,
  billRemains: ({ order, number }: Order & { number: string }) =>
    `The order ${order} is cancelled, but ${number} still counts. Please cancel it on the day of its issue, or issue a credit note for it.`,
  billToChanged: ({ order, buyer }: Order & Buyer) =>
    `${buyer} changed whom you bill for the order ${order}. Please read it before you issue the invoice.`,
  documentCancelled: ({ order, number, reason }: Order & Reason & { number: string }) =>
    `${number} for your order ${order} is cancelled: ${reason}`,
  pricesAsked: ({ order, seller, rupees, reason }: Order & Seller & Rupees & Reason) =>
    `${seller} asks for ${inRupees(rupees)} more for your order ${order}: ${reason}. Please agree or decline.`,
  pricesAgreed: ({ order, buyer, number }: Order & Buyer & { number: string }) =>
    `${buyer} agreed to the higher prices of the order ${order}: ${number} is issued`,
  pricesDeclined: ({ order, buyer }: Order & Buyer) =>
    `${buyer} declined the higher prices of the order ${order}`,
  goodsSent: ({ order, part, by }: Order & { part: number; by: string }) =>
    `Shipment ${part} of your order ${order} is on its way${by ? ` with ${by}` : ''}`,
  transportKnown: ({
    order,
    part,
    vehicle,
    number,
  }: Order & { part: number; vehicle: string; number: string }) =>
    `Shipment ${part} of your order ${order}: ${[vehicle && `vehicle ${vehicle}`, number && `LR number ${number}`].filter(Boolean).join(', ')}`,
  shipmentTakenBack: ({ order, part, reason }: Order & { part: number; reason: string }) =>
    `Shipment ${part} of your order ${order} was noted by mistake and is taken back: ${reason}`,
  goodsDelivered: ({ order, part }: Order & { part: number }) =>
    `Shipment ${part} of your order ${order} is delivered. Please confirm what you received.`,
  goodsReceived: ({ order, part, buyer }: Order & Buyer & { part: number }) =>
    `${buyer} confirmed shipment ${part} of ${order}`,
  goodsMissing: ({ order, part, buyer, short, damaged }: Order & Buyer & Missing & { part: number }) =>
    `${buyer} confirmed shipment ${part} of ${order}: ${withCommas(short)} short, ${withCommas(damaged)} damaged`,
  orderPromised: ({ order, day }: Order & { day: string }) => `Your order ${order} leaves by ${dayOf(day)}`,
  orderCancelled: ({ order, buyer, reason }: Order & Buyer & Reason) =>
    `${buyer} cancelled the order ${order}: ${reason}`,
  orderCancelledWithoutReason: ({ order, buyer }: Order & Buyer) => `${buyer} cancelled order ${order}`,

  orderReleased: ({ order, days }: Order & Days) =>
    `Nobody confirmed the order ${order} within ${inDays(days)}. It is cancelled, and its goods are in your stock again.`,
  ownOrderReleased: ({ order, seller, days }: Order & Seller & Days) =>
    `${seller} did not confirm your order ${order} within ${inDays(days)}. It is cancelled, and nothing is to be paid for it.`,

  paymentClaimed: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} paid ${inRupees(rupees)} for the order ${order}. Please confirm that it arrived.`,
  paymentConfirmed: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} received ${inRupees(rupees)} for your order ${order}.`,
  paymentRejected: ({ order, seller, rupees, reason }: Order & Seller & Rupees & Reason) =>
    `${seller} did not receive ${inRupees(rupees)} for your order ${order}: ${reason}`,
  paymentWithdrawn: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} took back the payment of ${inRupees(rupees)} for the order ${order}.`,
  paymentTakenBack: ({ order, seller, rupees, reason }: Order & Seller & Rupees & Reason) =>
    `${seller} had noted ${inRupees(rupees)} as received for your order ${order} and took that back: ${reason}`,
  refundClaimed: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} gave back ${inRupees(rupees)} for your order ${order}. Please confirm that it arrived.`,
  refundConfirmed: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} got back ${inRupees(rupees)} for the order ${order}.`,
  refundRejected: ({ order, buyer, rupees, reason }: Order & Buyer & Rupees & Reason) =>
    `${buyer} did not get back ${inRupees(rupees)} for the order ${order}: ${reason}`,
  refundWithdrawn: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} took back the refund of ${inRupees(rupees)} for your order ${order}.`,

  khataReminder: ({ seller, open, overdue }: Seller & { open: number; overdue: number }) =>
    overdue > 0
      ? `${seller} asks you to pay ${inRupees(open)}; ${inRupees(overdue)} of it is overdue.`
      : `${seller} reminds you of ${inRupees(open)} that is open.`,
  khataOpening: ({ seller, rupees }: Seller & Rupees) =>
    `${seller} noted that ${inRupees(rupees)} was open before. Is it wrong? Say so in your dues.`,
  khataOpeningGone: ({ seller, rupees }: Seller & Rupees) =>
    `${seller} took back that ${inRupees(rupees)} was open before.`,
  khataReceived: ({ seller, rupees }: Seller & Rupees) =>
    `${seller} received ${inRupees(rupees)} from you for your open bills.`,
  khataCheque: ({ seller, rupees, number }: Seller & Rupees & { number: string }) =>
    `${seller} received your cheque ${number} of ${inRupees(rupees)}.`,
  khataChequeCleared: ({ seller, rupees, number }: Seller & Rupees & { number: string }) =>
    `Your cheque ${number} of ${inRupees(rupees)} to ${seller} is cleared.`,
  khataChequeBounced: ({ seller, rupees, number }: Seller & Rupees & { number: string }) =>
    `Your cheque ${number} of ${inRupees(rupees)} to ${seller} has bounced.`,
  khataChequeGone: ({ seller, rupees, number }: Seller & Rupees & { number: string }) =>
    `${seller} took back the entry of your cheque ${number} of ${inRupees(rupees)}.`,
  khataDisputed: ({ buyer, rupees, words }: Buyer & Rupees & { words: string }) =>
    `${buyer} objects to your entry of ${inRupees(rupees)}: ${words}`,
  khataAgreed: ({ buyer, rupees }: Buyer & Rupees) =>
    `${buyer} objects no more to your entry of ${inRupees(rupees)}.`,

  payeeChanged: ({ order, seller }: Order & Seller) =>
    `${seller} changed where new orders are paid. Your order ${order} keeps the account it was placed with; look at the name before you pay.`,
  ownPayeeSaved: 'Buyers now see where to pay you. If you did not save this, contact support now.',
  ownPayeeChanged: 'Your payment details were changed. If this was not you, contact support now.',

  sellerApproved: 'Your documents are verified. Welcome to the Seller Console!',
  sellerRejected: ({ reason }: Reason) => `Your seller application was not approved: ${reason}`,
  planActive: ({ until }: { until: string }) => `Your Pro Plan is active until ${dayOf(until)}.`,
  planDeclined: ({ reason }: Reason) => `Your request for the Pro Plan was declined: ${reason}`,
  planTakenBack: ({ reason }: Reason) => `Your Pro Plan was taken back: ${reason}`,

  productVerified: ({ product }: Product) => `Your product ${product} is verified.`,
  productsVerified: (products: Products) => `${inWords(products)} of your products are verified.`,
  productPending: ({ product }: Product) => `Your product ${product} waits for its verification again.`,
  productsPending: (products: Products) =>
    `${inWords(products)} of your products wait for their verification again.`,
  productRejected: ({ product, reason }: Product & { reason: string | null }) =>
    `Your product ${product} was taken off the market${reason ? `: ${reason}` : ''}`,
  productsRejected: (products: Products) =>
    `${inWords(products)} of your products were taken off the market.`,
  productFeatured: ({ product }: Product) => `Your product ${product} is a top product now.`,

  requirementPosted: ({ product, quantity }: Product & { quantity: number }) =>
    `A buyer asks for ${withCommas(quantity)} × ${product}`,
  leadsWait: ({ product, count }: Product & { count: number }) =>
    plural(count, {
      one: `A buyer still waits for your quote: ${product}`,
      other: `${count} buyers still wait for quotes of yours`,
    }),
  stockLow: ({ product, count, left }: Product & { count: number; left: number }) =>
    plural(count, {
      one: left === 0 ? `Sold out: ${product}` : `Only ${withCommas(left)} left in stock: ${product}`,
      other: `${withCommas(count)} of your products run out of stock`,
    }),
  searchFound: ({ searches, name, products }: { searches: number; name: string; products: number }) =>
    plural(searches, {
      one: plural(products, {
        one: `1 new product fits your search “${name}”`,
        other: `${withCommas(products)} new products fit your search “${name}”`,
      }),
      other: `New products fit ${withCommas(searches)} of your saved searches`,
    }),
  chatWaits: ({ name }: { name: string }) =>
    `A message from ${name} has been waiting for your answer for a day.`,
  requirementEnding: ({ product, days }: Product & Days) =>
    `Your requirement ${product} ends in ${inDays(days)}. Renew it if you still need it.`,
  requirementEnded: ({ product, days }: Product & Days) =>
    `Your requirement ${product} has ended after ${inDays(days)}.`,
  requirementClosed: ({ product, reason }: Product & Reason) =>
    `Your requirement ${product} was closed: ${reason}`,
  quotedRequirementEnded: ({ product }: Product) => `${product}: the requirement has ended`,
  quotedRequirementClosed: ({ product }: Product) => `${product}: the requirement is closed`,

  quoteReceived: ({ product, seller }: Product & Seller) => `${seller} sent a quote for ${product}`,
  quoteChanged: ({ product, seller }: Product & Seller) => `${seller} changed the quote for ${product}`,
  quoteWithdrawn: ({ product, seller }: Product & Seller) => `${seller} took back the quote for ${product}`,
  quoteAccepted: ({ product, buyer }: Product & Buyer) => `${buyer} accepted your quote for ${product}`,
  quoteAcceptedByYou: ({ product, seller }: Product & Seller) =>
    `You accepted the quote of ${seller} for ${product}`,
  otherQuoteAccepted: ({ product }: Product) => `${product}: the buyer has chosen another quote`,

  dealOffered: ({ name, product, total }: Dealt & { total: number }) =>
    `${name} offers you a deal: ${product}, ${inRupees(total)} in all`,
  dealAccepted: ({ name, product, order }: Dealt & Order) =>
    `${name} accepted your offer for ${product}: order ${order}`,
  dealDeclined: ({ name, product }: Dealt) => `${name} declined your offer for ${product}`,

  accountClosed: ({ name }: { name: string }) =>
    `${name} has closed their account. Your open offers and quotes with them end.`,

  policyChanged: ({ policy, day }: { policy: 'terms' | 'privacy'; day: string }) =>
    `${policies[policy]} has a new text, in force since ${dayOf(day)}. Please read it.`,

  caseOpened: ({ number, name, kind, subject, until }: About & { name: string }) =>
    `${name} has a problem (${number}): ${problemOf({ kind, subject })}. Please answer until ${dayOf(until)}.`,
  caseJoined: ({ number, name }: Case & { name: string }) => `${name} added to the problem ${number}.`,
  caseAnswered: ({ number, name, until }: Case & { name: string; until: string }) =>
    `${name} answered your problem ${number}. Please say until ${dayOf(until)} whether you accept.`,
  caseAgreed: ({ number, name }: Case & { name: string }) => `${name} accepted your answer to ${number}.`,
  caseGranted: ({ number, name }: Case & { name: string }) => `${name} agrees to your wish in ${number}.`,
  caseEscalated: ({ number, until }: Case & { until: string }) =>
    `The problem desk decides ${number} until ${dayOf(until)}.`,
  caseWaits: ({ number, kind, subject, until }: About) =>
    `${number} waits for a decision until ${dayOf(until)}: ${problemOf({ kind, subject })}`,
  caseDecided: ({ number }: Case) => `The problem desk has decided ${number}.`,
  caseClosed: ({ number }: Case) => `The problem ${number} is settled.`,

  reviewReply: ({ product }: Product) => `The supplier replied to your review of ${product}`,
  reviewHidden: ({ product, reason }: Product & Reason) =>
    `Your review of ${product} was reported and is hidden now. Reason: ${reason}`,
  reviewRestored: ({ product }: Product) => `Your review of ${product} is shown again.`,

  passwordReset: 'Your password was changed with a one-time code. Was it not you? Contact support at once.',
  phoneProved: 'Your number is confirmed. Other devices and the old password ended.',
  phoneChanged: ({ phone }: { phone: string }) =>
    `Your phone number is ${showPhone(phone)} now; you log in with it. Was it not you? Contact support at once.`,
  gstNumberChanged: ({ value }: { value: string }) => `Your GST number is ${value} now.`,
  ownRegistrationChanged: ({ gstin }: { gstin: string }) =>
    `The GST registration ${gstin} of your shop was changed. If this was not you, contact support now.`,
  registrationNamesApproved: ({ gstin, value }: Registered) =>
    `The name ${value} of your GST registration ${gstin} is approved and printed on new bills.`,
  registrationNamesDeclined: ({ gstin, value, reason }: Registered & Reason) =>
    `The name ${value} of your GST registration ${gstin} was not approved: ${reason}`,
  profileChangeApproved: ({ field, value }: ProfileChange) =>
    `Your new ${profileFields[field]} ${value} is approved and shown now.`,
  profileChangeDeclined: ({ field, value, reason }: ProfileChange & Reason) =>
    `Your new ${profileFields[field]} ${value} was not approved: ${reason}`,
})
