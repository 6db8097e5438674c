import { toCart } from '#server/carts/cart.reply.ts'
import { conflict } from '#server/errors.ts'
import { OrderRefusal } from './order-refusal.rules.ts'

/** A refused order brings the fresh cart along; any other error is thrown as it is. */
export function throwWithCart(error: unknown): never {
  throw error instanceof OrderRefusal ? conflict(error.sentence, toCart(error.cart)) : error
}
