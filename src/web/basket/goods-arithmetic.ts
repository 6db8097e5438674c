import type { Cart, CartLine } from '#contract/cart.ts'
import { lineTotalPaise, nextTier, tierFor, toPaise, toRupees } from '#contract/products/price.ts'
import type { Price } from '#contract/products/product.ts'
import { takenOff } from '#contract/samples/taken-off.ts'
import type { ShopTerms } from '#web/shop-terms/terms-lines.tsx'

type Details = CartLine['product_details']

const paiseOf = (rupees: number) => toPaise(rupees) ?? 0
const tiersOf = (prices: readonly Price[]) =>
  prices.map(({ price, quantityRange }) => ({ price, min: quantityRange.min ?? 1 }))

/** Goods in another quantity, priced as the server will price them. */
export function repriced(details: Details, quantity: number): Details {
  const unit_price = tierFor(tiersOf(details.prices), quantity).price
  const total_paise = lineTotalPaise(paiseOf(unit_price), quantity)
  const off = takenOff(paiseOf(details.sample_credit ?? 0), {
    quantity,
    minimum: minimumOf(details),
    total_paise,
  })
  const line_total = toRupees(total_paise - off)
  return { ...details, quantity, unit_price, line_total, discount: off > 0 ? toRupees(off) : undefined }
}

/** Counts only lines that can still be bought. */
export const totalOf = (lines: readonly CartLine[]) =>
  toRupees(
    lines
      .filter(({ product_details }) => product_details.available)
      .reduce((sum, { product_details }) => sum + paiseOf(product_details.line_total), 0),
  )

export function changed(cart: Cart, productId: string, quantity: number): Cart {
  const cart_items = cart.cart_items.map((line) =>
    line.product_details.product_id === productId
      ? { product_details: repriced(line.product_details, quantity) }
      : line,
  )
  return { ...cart, cart_items, total_amount: totalOf(cart_items) }
}

export function without(cart: Cart, productId: string): Cart {
  const cart_items = cart.cart_items.filter((line) => line.product_details.product_id !== productId)
  return { ...cart, cart_items, total_amount: totalOf(cart_items) }
}

export type SupplierGroup = {
  readonly seller_id: string
  readonly seller: string
  readonly lines: CartLine[]
  readonly shop: ShopTerms
}

/** Lines by supplier, both in the order of the cart. */
export function bySupplier(lines: readonly CartLine[]): SupplierGroup[] {
  const groups = new Map<string, CartLine[]>()
  for (const line of lines) {
    const { seller_id } = line.product_details
    groups.set(seller_id, [...(groups.get(seller_id) ?? []), line])
  }
  return [...groups].map(([seller_id, own]) => ({
    seller_id,
    seller: own[0]?.product_details.seller ?? '',
    lines: own,
    shop: own[0]?.product_details ?? {},
  }))
}

export const orderable = ({ cart_items }: Cart) =>
  cart_items.filter(({ product_details }) => product_details.available)

/** How many more units reach the next price slab, if it is cheaper and in stock. */
export function nextSlab({ prices, quantity, stock, unit_price }: Details) {
  const next = nextTier(tiersOf(prices), quantity)
  if (!next || next.price >= unit_price || (stock !== null && next.min > stock)) return undefined
  return { more: next.min - quantity, price: next.price }
}

export const minimumOf = ({ prices }: Pick<Details, 'prices'>) => tiersOf(prices)[0]?.min ?? 1

export const isBelowMinimum = (details: Details) => details.quantity < minimumOf(details)

export type Obstacle = 'stock' | 'minimum' | 'most'

/** The reason for which the server would refuse this line, so that the buyer learns it before the address step. */
export function obstacleOf(details: Details): Obstacle | undefined {
  const { stock, quantity, most_per_buyer, is_minimum_binding } = details
  if (stock !== null && stock < quantity) return 'stock'
  if (is_minimum_binding && isBelowMinimum(details)) return 'minimum'
  return most_per_buyer !== null && most_per_buyer < quantity ? 'most' : undefined
}

/** What the buyer saw of a line; the server compares it with the product of today. */
export const shownOf = (details: Details) => ({
  product_name: details.product_name,
  unit: details.unit,
  unit_price: details.unit_price,
  minimum: minimumOf(details),
  ...shopShown(details),
})

/** On which terms the buyer saw orders of a shop paid and sent. */
export const shopShown = ({ seller_terms, seller_dispatch }: ShopTerms) => ({
  terms: seller_terms ?? null,
  dispatch: seller_dispatch ?? null,
})
