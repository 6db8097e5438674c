import { useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { placeOrder } from '#contract/order.ts'
import type { Address } from '#contract/users/address.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { orderable } from '#web/basket/goods-arithmetic.ts'
import type { Billing } from '#web/billing/chosen-billing.ts'
import { setCount } from '#web/session/counts.ts'
import { checkoutTexts } from './checkout-texts.ts'
import { orderDraft } from './order-draft.ts'

type PlaceOrderOptions = {
  cart: Cart
  address: Address
  billing: Billing
  onPlaced: (orderIds: readonly string[]) => void
  onRefused: () => void
}

/**
 * One attempt keeps one key, also after a lost connection: pressing again returns the same answer. An order that the
 * server refused was not placed, so the next attempt gets a new key.
 */
export function usePlaceOrder({ cart, address, billing, onPlaced, onRefused }: PlaceOrderOptions) {
  const [before, setBefore] = useState<Cart>()
  const { run, isPending, failure } = useAction({
    send: (_: undefined, keyFor) => api(placeOrder, orderDraft(cart, address, billing), keyFor()),
    failure: (error) => refusalOf(error)?.message ?? checkoutTexts.placeError,
    success: () => checkoutTexts.placed,
    failureToast: checkoutTexts.placeError,
    onDone: ({ order_ids }) => {
      setCount('cart', cart.cart_items.length - orderable(cart).length)
      onPlaced(order_ids)
    },
    onFailed: ({ error }) => {
      if (refusalOf(error)?.status !== 409) return
      setBefore(cart)
      onRefused()
    },
    leaves: true,
  })
  return { failure, before, isPlacing: isPending, place: () => run(undefined) }
}

/** Only a refusal means that no order was placed; after a lost answer it may have been. */
const refusalOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error : undefined)
