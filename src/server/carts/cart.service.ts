import type { WhyNot } from '#contract/cart.ts'
import { carts } from '#contract/texts/carts.ts'
import { fields } from '#contract/texts/fields.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound, Refusal } from '#server/errors.ts'
import { findFirstAnswer, keepAnswer, refuseUsedKey } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { type PricedProduct, pricedProducts } from '#server/products/product.service.ts'
import { listSampleCredits } from '#server/sample-credits/credit.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { type Addition, addGoods, withQuantity } from './addition.rules.ts'
import * as sql from './cart.queries.ts'
import { type Goods, type PricedCart, priceCart } from './priced-cart.rules.ts'

const limit = limits.cart
type Line = sql.CartRow

export async function getCart(db: Db, userId: string): Promise<PricedCart> {
  const [goods, credits] = await Promise.all([sql.findCartGoods(db, userId), listSampleCredits(db, userId)])
  return priceCart(goods, credits)
}

export const lockCart = (tx: Db, userId: string) => sql.lockCart(tx, userId)

export const listCartRows = (db: Db, userId: string) => sql.findCartRows(db, userId)

export const takeFromCart = (tx: Db, userId: string, productIds: readonly string[]) =>
  sql.deleteCartLines(tx, userId, productIds)

export function addCartItem(db: Db, { user_id }: Caller, added: Line, key: string | undefined) {
  const keyed = { user_id, key, input: { call: 'add-item', ...added } }
  const adding = db.transaction(async (tx) => {
    const [goods, products, known, credits] = await Promise.all([
      lockGoods(tx, user_id),
      pricedProducts(tx, [added.product_id]),
      findFirstAnswer(tx, keyed),
      listSampleCredits(tx, user_id),
    ])
    // A repetition under the same key leaves the cart unchanged.
    if (known) return priceCart(goods, credits)
    const after = await withAdded(tx, user_id, { goods, added, product: products.get(added.product_id) })
    await keepAnswer(tx, keyed, {})
    return requireExact(priceCart(after, credits))
  })
  return adding.catch(refuseUsedKey)
}

async function withAdded(tx: Db, userId: string, addition: Omit<Addition, 'userId'>) {
  const { why, goods, quantity } = addGoods({ ...addition, userId })
  if (why) throw refusalOf(why, addition.product)
  await sql.upsertCartLine(tx, userId, { ...addition.added, quantity })
  return goods
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
  db.transaction(async (tx) => {
    const [goods, credits] = await Promise.all([lockGoods(tx, userId), listSampleCredits(tx, userId)])
    return requireExact(priceCart(await change(tx, goods), credits))
  })

/** The goods of a cart, which nobody else changes until the transaction ends. */
export async function lockGoods(tx: Db, userId: string) {
  const [, goods] = await Promise.all([sql.lockCart(tx, userId), sql.findCartGoods(tx, userId)])
  return goods
}

/** Sums in paise are exact below this, which no trade reaches. */
function requireExact(cart: PricedCart) {
  if (cart.total_paise > limit.totalPaise) throw conflict(carts.tooLarge)
  return cart
}

function requireLine(goods: readonly Goods[], productId: string) {
  if (!goods.some(({ product_id }) => product_id === productId)) throw new Refusal(404, carts.notInCart)
}

function refusalOf(why: WhyNot, product: PricedProduct | undefined): Refusal {
  if (why === 'most') return badInput(fields.atMost({ field: 'quantity', limit: limit.quantity }))
  if (why === 'full') return conflict(carts.full({ limit: limit.lines }))
  if (why === 'tooLarge') return conflict(carts.tooLarge)
  if (why === 'own') return conflict(carts.ownProduct)
  return product ? conflict(carts.unavailable({ product: product.product_name })) : notFound('product')
}
