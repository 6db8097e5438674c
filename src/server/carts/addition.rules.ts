import type { WhyNot } from '#contract/cart.ts'
import { limits } from '#server/limits.ts'
import type { PricedProduct } from '#server/products/product.service.ts'
import { type Goods, priceCart } from './priced-cart.rules.ts'

type Item = { readonly product_id: string; readonly quantity: number }

export type Addition = {
  readonly userId: string
  readonly goods: readonly Goods[]
  readonly added: Item
  readonly product: PricedProduct | undefined
}

type Added = { readonly why?: WhyNot; readonly goods: readonly Goods[]; readonly quantity: number }

export const withQuantity = (goods: readonly Goods[], productId: string, quantity: number) =>
  goods.map((line) => (line.product_id === productId ? { ...line, quantity } : line))

const whyNotSold = ({ product, userId }: Addition): WhyNot | undefined => {
  if (!product) return 'missing'
  if (product.seller_id === userId) return 'own'
  return product.available ? undefined : 'gone'
}

/** The goods of a cart with one more, which grows if it is there already; or why that cannot be. */
export function addGoods(addition: Addition): Added {
  const { goods, added, product } = addition
  const before = goods.find(({ product_id }) => product_id === added.product_id)
  const quantity = (before?.quantity ?? 0) + added.quantity
  const why = whyNotSold(addition) ?? whyNoRoom(goods.length, before !== undefined, quantity)
  if (why || !product) return { why: why ?? 'missing', goods, quantity }
  return {
    goods: before ? withQuantity(goods, added.product_id, quantity) : [...goods, { ...product, quantity }],
    quantity,
  }
}

function whyNoRoom(lines: number, isThere: boolean, quantity: number): WhyNot | undefined {
  if (!isThere && lines >= limits.cart.lines) return 'full'
  return quantity > limits.cart.quantity ? 'most' : undefined
}

type Many = Omit<Addition, 'added' | 'product'> & {
  readonly items: readonly Item[]
  readonly products: ReadonlyMap<string, PricedProduct>
}

/** All that can be added, one after the other, and why the others cannot. */
export function addManyGoods({ userId, goods: before, items, products }: Many) {
  let goods = before
  const lines: Item[] = []
  const not_added: { product_id: string; why: WhyNot }[] = []
  for (const added of items) {
    const next = addGoods({ userId, goods, added, product: products.get(added.product_id) })
    const why =
      next.why ?? (priceCart(next.goods).total_paise > limits.cart.totalPaise ? 'tooLarge' : undefined)
    if (why) not_added.push({ product_id: added.product_id, why })
    else {
      goods = next.goods
      lines.push({ product_id: added.product_id, quantity: next.quantity })
    }
  }
  return { goods, lines, not_added }
}

/** Each product once, with the sum of its quantities, in the order in which they were named. */
export function mergeItems(items: readonly Item[]): Item[] {
  const sums = new Map<string, number>()
  for (const { product_id, quantity } of items) sums.set(product_id, (sums.get(product_id) ?? 0) + quantity)
  return [...sums].map(([product_id, quantity]) => ({ product_id, quantity }))
}
