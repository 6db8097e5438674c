import type { PriceTier } from '#contract/products/price.ts'
import type { ShownProduct } from '#contract/products/product.ts'
import type { Quote } from './quote.ts'
import type { CartButton } from './use-add-to-cart.ts'

/** The state that the box and the bar of phones share. */
export type Offer = {
  readonly product: ShownProduct
  /** What a buyer can have at most; null is no bound. */
  readonly limit: number | null
  readonly tiers: readonly PriceTier[]
  readonly quote: Quote
  readonly setQuantity: (quantity: number) => void
  readonly ended: boolean
  readonly cart: CartButton
}

export const isOrderable = ({ product, ended }: Offer) => !ended && product.stock !== 0
