import { useRef, useState } from 'react'
import type { Address } from '#contract/address.ts'
import type { Cart } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { placeOrder } from '#contract/order.ts'
import { setCount } from '#web/app/counts.ts'
import { api } from '#web/browser-api.ts'
import { newIdempotencyKey } from '#web/idempotency-key.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { orderable, shownOf } from './cart-arithmetic.ts'
import { checkoutTexts } from './checkout-texts.ts'

type PlaceOrderOptions = {
  cart: Cart
  address: Address
  onPlaced: (orderIds: readonly string[]) => void
  onRefused: () => void
}

/**
 * One attempt keeps one key, also over a lost connection: pressing again asks for the same answer. What the server
 * refused was not carried out, so the next attempt gets a new key.
 */
export function usePlaceOrder({ cart, address, onPlaced, onRefused }: PlaceOrderOptions) {
  const [fault, setFault] = useState('')
  const [before, setBefore] = useState<Cart>()
  const [isPlacing, setPlacing] = useState(false)
  const key = useRef('')

  const place = async () => {
    if (isPlacing) return
    setPlacing(true)
    setFault('')
    key.current ||= newIdempotencyKey()
    try {
      const headers = { 'idempotency-key': key.current }
      const { order_ids } = await api(placeOrder, draftOf(cart, address), { headers })
      toastSuccess(checkoutTexts.placed)
      setCount('cart', cart.cart_items.length - orderable(cart).length)
      onPlaced(order_ids)
    } catch (error) {
      toastError(checkoutTexts.placeFault)
      fail(refusalOf(error))
    }
  }
  const fail = (refusal: ApiError | undefined) => {
    setPlacing(false)
    setFault(refusal?.message ?? checkoutTexts.placeFault)
    if (refusal) key.current = ''
    if (refusal?.status !== 409) return
    setBefore(cart)
    onRefused()
  }
  return { fault, before, isPlacing, place }
}

/** Only a refusal is sure not to have been carried out; a lost answer may have been. */
const refusalOf = (error: unknown) => (error instanceof ApiError && error.status < 500 ? error : undefined)

function draftOf(cart: Cart, { state, city, postalCode, shipAddress }: Address) {
  const ordered_items = orderable(cart).map(({ product_details }) => ({
    product_id: product_details.product_id,
    quantity: product_details.quantity,
    shown: shownOf(product_details),
  }))
  return {
    ordered_items,
    total_cost: cart.total_amount,
    ...{ state, city, postal_code: postalCode, ship_address: shipAddress },
  }
}
