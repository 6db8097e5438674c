import type { PriceTier } from '#contract/price.ts'
import type { Product } from '#contract/product.ts'
import type { Quote } from './quote.ts'
import type { CartButton } from './use-add-to-cart.ts'

/** What the box and the bar to buy with share: they always agree. */
export type Offer = {
  readonly product: Product
  readonly tiers: readonly PriceTier[]
  readonly quote: Quote
  readonly setQuantity: (quantity: number) => void
  readonly ended: boolean
  readonly cart: CartButton
}

export const isOrderable = ({ product, ended }: Offer) => !ended && product.stock !== 0
