import { inRupees, withCommas } from './english.ts'
import { sentences } from './sentences.ts'

type Product = { product: string }
type Open = { limit: number }
type Change = { product: string } & (
  | { of: 'name' | 'unit'; was: string; is: string }
  | { of: 'price' | 'minimum'; was: number; is: number }
)

function changeInWords(change: Change) {
  const { product, of, was, is } = change
  if (of === 'name') return `${was} is now ${is}`
  if (of === 'unit') return `${product} is sold per ${is}, was per ${was}`
  if (of === 'price') return `${product} costs ${inRupees(is)}, was ${inRupees(was)}`
  return `the minimum order of ${product} is ${is}, was ${was}`
}

export const orders = sentences('orders', {
  placed: 'Order placed successfully!',
  cancelled: 'Order cancelled',
  statusChanged: 'Order status updated!',
  list: 'Your orders',
  tooLate: ({ status }: { status: string }) =>
    `This order is already ${status.toLowerCase()} and can no longer be cancelled.`,
  partlySent:
    'Some of these goods are already on their way, so the order can no longer be cancelled. Ask the supplier about the rest.',
  billToChanged: 'The bill is changed',
  billToCancelled: 'This order is cancelled, so nobody will be billed.',
  billToBilled: ({ number }: { number: string }) =>
    `This order is already billed by ${number}. Ask the supplier to cancel or credit it first.`,
  billToComposition: ({ seller }: { seller: string }) =>
    `${seller} pays GST under the composition scheme and may only sell within its own state. Please choose a GST number of that state.`,
  statusTooOften: ({ times }: { times: number }) =>
    `The status of this order has been changed ${times} times. It stays as it is.`,
  cartChanged: 'Your cart has changed. Please check it and place the order again.',
  unavailable: ({ product }: Product) =>
    `${product} is no longer available. Please remove it from your cart.`,
  tooLarge: 'This order is too large. Please choose smaller quantities.',
  pricesChanged:
    'The prices in your cart have changed. Please check the new total and place the order again.',
  termsChanged: ({ changes, more }: { changes: readonly Change[]; more: number }) =>
    `Changed since you saw it: ${changes.map(changeInWords).join('; ')}${more > 0 ? ` (and ${more} more)` : ''}. Please check your cart and place the order again.`,
  paymentChanged: ({ seller }: { seller: string }) =>
    `${seller} has changed when orders are paid. Please read it again and place the order.`,
  dispatchChanged: ({ seller }: { seller: string }) =>
    `${seller} has changed when goods leave or who pays the carrier. Please read it again and place the order.`,
  outOfStock: ({ product }: Product) => `${product} is out of stock.`,
  onlyLeft: ({ product, left }: Product & { left: number }) => `Only ${left} left of ${product}.`,
  staysOutOfStock: ({ product }: Product) => `${product} is out of stock. The order stays cancelled.`,
  staysOnlyLeft: ({ product, left }: Product & { left: number }) =>
    `Only ${left} left of ${product}. The order stays cancelled.`,
  lastSold: 'Somebody else just bought the last of it.',
  firstDayOrders: ({ limit }: Open) =>
    `On its first day an account can have at most ${limit} open or cancelled orders. Please come back tomorrow.`,
  firstDayRupees: ({ rupees }: { rupees: number }) =>
    `On its first day an account can have orders of at most ₹${withCommas(rupees)} open. Please come back tomorrow.`,
  tooManyOpen: ({ limit }: Open) =>
    `You can have at most ${limit} open orders. Please wait until some of them are delivered.`,
  tooManyCancelled: ({ limit }: Open) =>
    `You cancelled ${limit} orders in the last 24 hours. Please order again tomorrow.`,
  phoneUnconfirmed: ({ limit }: Open) =>
    `Please confirm your phone number under Profile first: without it you can have at most ${limit} open orders.`,
  belowMinimum: ({ product, minimum }: Product & { minimum: number }) =>
    `The minimum order of ${product} is ${withCommas(minimum)}. Please choose more.`,
  aboveMost: ({ product, limit }: Product & Open) =>
    `One buyer can order at most ${withCommas(limit)} of ${product}.`,
  aboveMostWithOrders: ({ product, limit, ordered }: Product & Open & { ordered: number }) =>
    `One buyer can order at most ${withCommas(limit)} of ${product}; you have ${withCommas(ordered)} on order.`,
})
export type TermChange = Change
