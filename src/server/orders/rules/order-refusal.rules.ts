import type { Sentence } from '#contract/texts/sentences.ts'
import type { PricedCart } from '#server/carts/priced-cart.rules.ts'
import { Refusal } from '#server/errors.ts'

/** Why nothing was ordered, and the current cart. */
export class OrderRefusal extends Refusal {
  readonly cart: PricedCart

  constructor(sentence: Sentence, cart: PricedCart) {
    super(409, sentence)
    this.cart = cart
  }
}
