import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/cart.ts'
import { done } from '#server/http/done.ts'
import { route } from '#server/http/route.ts'
import * as carts from './cart.service.ts'
import { toCart } from './cart.wire.ts'

export function cartRoutes(app: FastifyInstance) {
  const { db } = app.house

  route(app, contract.getCart, async (_, { user_id }) => ({
    success: true as const,
    ...toCart(await carts.getCart(db, user_id)),
  }))

  route(app, contract.addCartItem, async (line, caller, { idempotencyKey }) =>
    done('Added to the cart', toCart(await carts.addCartItem(db, caller, line, idempotencyKey))),
  )

  route(app, contract.updateCartQuantity, async (line, caller) =>
    done('Quantity updated', toCart(await carts.updateCartQuantity(db, caller, line))),
  )

  route(app, contract.deleteCartItem, async ({ product_id }, caller) =>
    done('Removed from the cart', toCart(await carts.deleteCartItem(db, caller, product_id))),
  )
}
