import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/cart.ts'
import { carts as texts } from '#contract/texts/carts.ts'
import { route } from '#server/http/route.ts'
import { success } from '#server/http/success.ts'
import { toCart, toPricedGoods } from './cart.reply.ts'
import * as carts from './cart.service.ts'
import { addCartItems, reviewCartItems } from './many.service.ts'

export function cartRoutes(app: FastifyInstance) {
  const { db } = app.services

  route(app, contract.getCart, async (_, { user_id }) => ({
    success: true as const,
    ...toCart(await carts.getCart(db, user_id)),
  }))

  route(app, contract.addCartItem, async (line, caller, { idempotencyKey }) =>
    success(texts.added, toCart(await carts.addCartItem(db, caller, line, idempotencyKey))),
  )

  route(app, contract.addCartItems, async ({ items }, caller, { idempotencyKey }) => {
    const { cart, not_added, added } = await addCartItems(db, caller, items, idempotencyKey)
    return success(texts.addedMany({ count: added }), { ...toCart(cart), not_added })
  })
  route(app, contract.reviewCartItems, async ({ items }) => {
    const { goods, missing } = await reviewCartItems(db, items)
    return { success: true as const, goods: goods.map(toPricedGoods), missing }
  })
  route(app, contract.updateCartQuantity, async (line, caller) =>
    success(texts.changed, toCart(await carts.updateCartQuantity(db, caller, line))),
  )

  route(app, contract.deleteCartItem, async ({ product_id }, caller) =>
    success(texts.removed, toCart(await carts.deleteCartItem(db, caller, product_id))),
  )
}
