import { getCart } from '#contract/cart.ts'
import { api } from '#web/api/browser-api.ts'

/** How many lines the cart holds. A file of its own: it comes after the page, unlike the contract of the cart's page. */
export async function countCart(signal: AbortSignal): Promise<number> {
  const { cart_items } = await api(getCart, {}, { signal })
  return cart_items.length
}
