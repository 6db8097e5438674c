/** What a request says of the price, in rupees, and of the seller's state. */
export type Bounds = { readonly min_price?: number; readonly max_price?: number; readonly state?: string }

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const rupees = (amount: number) => `₹${format.format(amount)}`

/** 'Prices up to ₹500. Suppliers in Gujarat.' */
export const sentenceOf = ({ min_price, max_price, state }: Bounds) =>
  [pricesOf(min_price, max_price), state && `Suppliers in ${state}.`].filter(Boolean).join(' ')

function pricesOf(least: number | undefined, most: number | undefined) {
  if (least !== undefined && most !== undefined) return `Prices from ${rupees(least)} to ${rupees(most)}.`
  if (most !== undefined) return `Prices up to ${rupees(most)}.`
  return least === undefined ? undefined : `Prices from ${rupees(least)}.`
}
