import type { Cart } from '#contract/cart.ts'
import { obstacleOf, orderable } from '#web/basket/goods-arithmetic.ts'
import { obstacleText } from '#web/basket/obstacle-text.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { cartTexts } from './cart-texts.ts'

/** Names and shows the line that keeps the cart from being ordered, before the address step. */
export function toastObstacle(cart: Cart): boolean {
  for (const { product_details } of orderable(cart)) {
    const obstacle = obstacleOf(product_details)
    if (!obstacle) continue
    toastError(cartTexts.obstacle(product_details.product_name, obstacleText(obstacle, product_details)))
    document.getElementById(`line-${product_details.product_id}`)?.scrollIntoView({ block: 'nearest' })
    return true
  }
  return false
}
