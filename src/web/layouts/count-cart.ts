import { getCart } from '#contract/cart.ts'
import { api } from '#web/api/browser-api.ts'

/** A separate file, so that the cart's contract is loaded after the page. */
export async function countCart(signal: AbortSignal): Promise<number> {
  const { cart_items } = await api(getCart, {}, { signal })
  return cart_items.length
}
