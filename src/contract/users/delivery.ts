import { lineOf, textOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { checkoutBillingFields } from '#contract/order-billing.ts'
import { postalCode } from './postal-code.ts'

/** Where goods go and whom they are billed to; `codeOfState('postal_code')` checks them together. */
export const deliveryFields = {
  state: lineOf('state', limits.text.name),
  city: lineOf('city', limits.text.name),
  postal_code: postalCode,
  ship_address: textOf('shippingAddress', limits.text.address),
  ...checkoutBillingFields,
}
