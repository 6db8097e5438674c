import { carts } from '#contract/texts/carts.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound, Refusal } from '#server/errors.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './cart.queries.ts'
import { type Goods, type PricedCart, priceCart } from './priced-cart.rules.ts'

const limit = limits.cart
type Line = sql.CartRow

export const getCart = async (db: Db, userId: string): Promise<PricedCart> =>
  priceCart(await sql.findCartGoods(db, userId))

export const lockCart = (tx: Db, userId: string) => sql.lockCart(tx, userId)

export const listCartRows = (db: Db, userId: string) => sql.findCartRows(db, userId)

export const takeFromCart = (tx: Db, userId: string, productIds: readonly string[]) =>
  sql.deleteCartLines(tx, userId, productIds)

export function addCartItem(db: Db, { user_id }: Caller, added: Line, key: string | undefined) {
  const keyed = { user_id, key, input: { call: 'add-item', ...added } }
  const adding = db.transaction(async (tx) => {
    const [goods, products, known] = await Promise.all([
      lockGoods(tx, user_id),
      pricedProducts(tx, [added.product_id]),
      findFirstAnswer(tx, keyed),
    ])
    // A repetition under the same key leaves the cart unchanged.
    if (known) return priceCart(goods)
    const after = await withAdded(tx, user_id, { goods, added, product: products.get(added.product_id) })
    await keepAnswer(tx, keyed, {})
    return requireExact(priceCart(after))
  })
  return adding.catch(refuseUsedKey)
}

type Addition = {
  readonly goods: readonly Goods[]
  readonly added: Line
  readonly product: PricedProduct | undefined
}

async function withAdded(tx: Db, userId: string, { goods, added, product }: Addition) {
  const before = goods.find(({ product_id }) => product_id === added.product_id)
  const sellable = requireSellable(product, userId)
  if (!before && goods.length >= limit.lines) throw conflict(carts.full({ limit: limit.lines }))
  const quantity = (before?.quantity ?? 0) + added.quantity
  if (quantity > limit.quantity) throw badInput(fields.atMost({ field: 'quantity', limit: limit.quantity }))
  await sql.upsertCartLine(tx, userId, { ...added, quantity })
  return before ? withQuantity(goods, added.product_id, quantity) : [...goods, { ...sellable, quantity }]
}

export const updateCartQuantity = (db: Db, { user_id }: Caller, line: Line) =>
  changeCart(db, user_id, async (tx, goods) => {
    requireLine(goods, line.product_id)
    await sql.upsertCartLine(tx, user_id, line)
    return withQuantity(goods, line.product_id, line.quantity)
  })

export const deleteCartItem = (db: Db, { user_id }: Caller, productId: string) =>
  changeCart(db, user_id, async (tx, goods) => {
    requireLine(goods, productId)
    await sql.deleteCartLines(tx, user_id, [productId])
    return goods.filter(({ product_id }) => product_id !== productId)
  })

type Change = (tx: Db, goods: readonly Goods[]) => Promise<readonly Goods[]>

/** Changes a cart under its lock, so that other tabs cannot change it in between. */
const changeCart = (db: Db, userId: string, change: Change): Promise<PricedCart> =>
  db.transaction(async (tx) => requireExact(priceCart(await change(tx, await lockGoods(tx, userId)))))

/** The goods of a cart, which nobody else changes until the transaction ends. */
async function lockGoods(tx: Db, userId: string) {
  const [, goods] = await Promise.all([sql.lockCart(tx, userId), sql.findCartGoods(tx, userId)])
  return goods
}

const withQuantity = (goods: readonly Goods[], productId: string, quantity: number) =>
  goods.map((line) => (line.product_id === productId ? { ...line, quantity } : line))

/** Sums in paise are exact below this, which no trade reaches. */
function requireExact(cart: PricedCart) {
  if (cart.total_paise > limit.totalPaise) throw conflict(carts.tooLarge)
  return cart
}

function requireLine(goods: readonly Goods[], productId: string) {
  if (!goods.some(({ product_id }) => product_id === productId)) throw new Refusal(404, carts.notInCart)
}

function requireSellable(product: PricedProduct | undefined, userId: string): PricedProduct {
  if (!product) throw notFound('product')
  if (product.seller_id === userId) throw conflict(carts.ownProduct)
  if (!product.available) throw conflict(carts.unavailable({ product: product.product_name }))
  return product
}
