import { toCart } from '#server/carts/cart.reply.ts'
import { conflict } from '#server/errors.ts'
import { OrderRefusal } from './rules/order-refusal.rules.ts'

/** Adds the current cart to a refused order; other errors pass unchanged. */
export function throwWithCart(error: unknown): never {
  throw error instanceof OrderRefusal ? conflict(error.sentence, toCart(error.cart)) : error
}
