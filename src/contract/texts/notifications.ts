import { showPhone } from '#contract/users/phone-number.ts'
import { dayOf, inRupees, plural, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Order = { order: string }
type Product = { product: string }
type Seller = { seller: string }
type Buyer = { buyer: string }
type Dealt = { name: string; product: string }
type Reason = { reason: string }
type Rupees = { rupees: number }
type Days = { days: number }
type Missing = { short: number; damaged: number }
type ProfileChange = { field: 'company_name' | 'gst_number'; value: string }
/** A count, or 'at least' that many. */
type Products = { count: number; orMore: boolean }

const profileFields = { company_name: 'company name', gst_number: 'GST number' } as const
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
    `The order ${order} is cancelled, but ${number} still counts. Please issue a credit note for it.`,
  documentCancelled: ({ order, number, reason }: Order & Reason & { number: string }) =>
    `${number} for your order ${order} is cancelled: ${reason}`,
  goodsSent: ({ order, part, by }: Order & { part: number; by: string }) =>
    `Shipment ${part} of your order ${order} is on its way${by ? ` with ${by}` : ''}`,
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

  paymentClaimed: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} paid ${inRupees(rupees)} for the order ${order}. Please confirm that it arrived.`,
  paymentConfirmed: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} received ${inRupees(rupees)} for your order ${order}.`,
  paymentRejected: ({ order, seller, rupees, reason }: Order & Seller & Rupees & Reason) =>
    `${seller} did not receive ${inRupees(rupees)} for your order ${order}: ${reason}`,
  paymentWithdrawn: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} took back the payment of ${inRupees(rupees)} for the order ${order}.`,
  refundClaimed: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} gave back ${inRupees(rupees)} for your order ${order}. Please confirm that it arrived.`,
  refundConfirmed: ({ order, buyer, rupees }: Order & Buyer & Rupees) =>
    `${buyer} got back ${inRupees(rupees)} for the order ${order}.`,
  refundRejected: ({ order, buyer, rupees, reason }: Order & Buyer & Rupees & Reason) =>
    `${buyer} did not get back ${inRupees(rupees)} for the order ${order}: ${reason}`,
  refundWithdrawn: ({ order, seller, rupees }: Order & Seller & Rupees) =>
    `${seller} took back the refund of ${inRupees(rupees)} for your order ${order}.`,

  payeeChanged: ({ order, seller }: Order & Seller) =>
    `${seller} changed where new orders are paid. Your order ${order} keeps the account it was placed with; look at the name before you pay.`,
  ownPayeeChanged:
    'New orders of your shop are paid to another account now. Was it not you? Contact support at once.',

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

  reviewReply: ({ product }: Product) => `The supplier replied to your review of ${product}`,
  reviewHidden: ({ product, reason }: Product & Reason) =>
    `Your review of ${product} was reported and is hidden now. Reason: ${reason}`,
  reviewRestored: ({ product }: Product) => `Your review of ${product} is shown again.`,

  passwordReset: 'Your password was changed with a one-time code. Was it not you? Contact support at once.',
  phoneChanged: ({ phone }: { phone: string }) =>
    `Your phone number is ${showPhone(phone)} now; you log in with it. Was it not you? Contact support at once.`,
  gstNumberChanged: ({ value }: { value: string }) => `Your GST number is ${value} now.`,
  profileChangeApproved: ({ field, value }: ProfileChange) =>
    `Your new ${profileFields[field]} ${value} is approved and shown now.`,
  profileChangeDeclined: ({ field, value, reason }: ProfileChange & Reason) =>
    `Your new ${profileFields[field]} ${value} was not approved: ${reason}`,
})
