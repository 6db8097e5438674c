import { addCartItem } from '#contract/cart.ts'
import { placeOrder } from '#contract/order.ts'
import { type Product, searchProducts } from '#contract/products/product.ts'
import { getProfile } from '#contract/users/user.ts'
import type { Person } from './people.ts'

const shipTo = {
  state: 'Rajasthan',
  city: 'Jaipur',
  postal_code: '302003',
  ship_address: '14 Johari Bazar',
}

/** Products of the seller in stock, the least popular first, since other tests use the popular ones. */
export async function goodsOf(seller: Person): Promise<Product[]> {
  const { user_id } = await seller.api(getProfile, {})
  const { products } = await seller.api(searchProducts, { q: '', seller_id: user_id, limit: 100 })
  return products.filter(({ kind, stock }) => kind === 'standard' && (stock ?? 100) > 20).toReversed()
}

/** Buys some of each product; all are of one seller, so it is one order. */
export async function anOrder(buyer: Person, products: readonly Product[], quantity = 1): Promise<string> {
  let total_cost = 0
  for (const { product_id } of products)
    total_cost = (await buyer.api(addCartItem, { product_id, quantity })).total_amount
  const ordered_items = products.map(({ product_id }) => ({ product_id, quantity }))
  const { order_ids } = await buyer.api(placeOrder, { ...shipTo, ordered_items, total_cost })
  return order_ids[0] ?? ''
}
