import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { badInput, conflict, notFound, Refusal } from '#server/errors.ts'
import { pricedProducts } from '#server/products/product.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './cart.queries.ts'
import { type PricedCart, priceCart } from './priced-cart.ts'

const most = limits.cart
type Line = sql.CartRow

export async function getCart(db: Db, userId: string): Promise<PricedCart> {
  const cartRows = await sql.findCartRows(db, userId)
  const productIds = cartRows.map(({ product_id }) => product_id)
  return priceCart(cartRows, await pricedProducts(db, productIds))
}

export const lockCart = (tx: Db, userId: string) => sql.lockCart(tx, userId)

export const listCartRows = (db: Db, userId: string) => sql.findCartRows(db, userId)

export const takeFromCart = (tx: Db, userId: string, productIds: readonly string[]) =>
  sql.deleteCartLines(tx, userId, productIds)

export const addCartItem = (db: Db, { user_id }: Caller, added: Line) =>
  changeCart(db, user_id, async (tx, cartRows) => {
    await refuseUnsellable(tx, user_id, added.product_id)
    const before = cartRows.find(({ product_id }) => product_id === added.product_id)
    if (!before && cartRows.length >= most.lines)
      throw conflict(`A cart can hold at most ${most.lines} products. Please order some of them first.`)
    const quantity = (before?.quantity ?? 0) + added.quantity
    if (quantity > most.quantity) throw badInput('Quantity can be at most 10,00,000')
    await sql.upsertCartLine(tx, user_id, { ...added, quantity })
    return requireExact(await getCart(tx, user_id))
  })

export const updateCartQuantity = (db: Db, { user_id }: Caller, line: Line) =>
  changeCart(db, user_id, async (tx, cartRows) => {
    requireLine(cartRows, line.product_id)
    await sql.upsertCartLine(tx, user_id, line)
    return requireExact(await getCart(tx, user_id))
  })

export const deleteCartItem = (db: Db, { user_id }: Caller, productId: string) =>
  changeCart(db, user_id, async (tx, cartRows) => {
    requireLine(cartRows, productId)
    await sql.deleteCartLines(tx, user_id, [productId])
    return getCart(tx, user_id)
  })

type Change = (tx: Db, cartRows: readonly Line[]) => Promise<PricedCart>

/** One change at a time to each cart, whatever other tabs send. */
const changeCart = (db: Db, userId: string, change: Change) =>
  db.transaction(async (tx) => {
    await sql.lockCart(tx, userId)
    return change(tx, await sql.findCartRows(tx, userId))
  })

/** Sums of paise are exact below this; no trade comes near it. */
function requireExact(cart: PricedCart) {
  if (cart.total_paise > most.totalPaise)
    throw conflict('This makes the cart too large. Please choose a smaller quantity.')
  return cart
}

function requireLine(cartRows: readonly Line[], productId: string) {
  if (!cartRows.some(({ product_id }) => product_id === productId))
    throw new Refusal(404, 'This product is not in your cart')
}

async function refuseUnsellable(tx: Db, userId: string, productId: string) {
  const product = (await pricedProducts(tx, [productId])).get(productId)
  if (!product) throw notFound('Product')
  if (product.seller_id === userId) throw conflict('You cannot buy your own product')
  if (!product.available) throw conflict(`${product.product_name} is no longer available`)
}
