/** The price in rupees and the seller's state that a request names. */
export type Bounds = { readonly min_price?: number; readonly max_price?: number; readonly state?: string }

const format = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
const rupees = (amount: number) => `₹${format.format(amount)}`

/** 'Prices up to ₹500. Suppliers in Gujarat.' */
export const sentenceOf = ({ min_price, max_price, state }: Bounds) =>
  [pricesOf(min_price, max_price), state && `Suppliers in ${state}.`].filter(Boolean).join(' ')

function pricesOf(lowest: number | undefined, highest: number | undefined) {
  if (lowest !== undefined && highest !== undefined)
    return `Prices from ${rupees(lowest)} to ${rupees(highest)}.`
  if (highest !== undefined) return `Prices up to ${rupees(highest)}.`
  return lowest === undefined ? undefined : `Prices from ${rupees(lowest)}.`
}
