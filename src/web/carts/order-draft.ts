import type { Cart } from '#contract/cart.ts'
import type { Address } from '#contract/users/address.ts'
import { orderable, shownOf } from '#web/basket/goods-arithmetic.ts'
import { type Billing, draftOfBilling, noBilling } from '#web/billing/chosen-billing.ts'

/** The order of a cart: each line with what the buyer saw, so that the server refuses it if the product has changed. */
export function orderDraft(
  cart: Cart,
  { state, city, postalCode, shipAddress }: Address,
  billing: Billing = noBilling,
) {
  const ordered_items = orderable(cart).map(({ product_details }) => ({
    product_id: product_details.product_id,
    quantity: product_details.quantity,
    shown: shownOf(product_details),
  }))
  return {
    ordered_items,
    total_cost: cart.total_amount,
    ...{ state, city, postal_code: postalCode, ship_address: shipAddress },
    ...draftOfBilling(billing),
  }
}
