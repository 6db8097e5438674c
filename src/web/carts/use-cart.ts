import { useEffect, useRef, useState } from 'react'
import { addCartItem, type Cart, deleteCartItem, getCart, updateCartQuantity } from '#contract/cart.ts'
import { api } from '#web/api/browser-api.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { sentenceOf } from '#web/api/sentence-of.ts'
import { changed, without } from '#web/basket/goods-arithmetic.ts'
import { setCount } from '#web/session/counts.ts'
import { toastError, toastInfo } from '#web/ui/toasts/toast.ts'
import { cartTexts } from './cart-texts.ts'
import { createTurns } from './turns.ts'

type Answer = Pick<Cart, 'cart_items' | 'total_amount'>

/** The cart as the buyer sees it: it changes at once, then takes the server's answer. */
export function useCart(loaded: Cart) {
  const shown = useShownCart(loaded)
  const { cart, accept } = shown
  const { change, refresh, settled } = useChanges(shown)

  const setQuantity = (product_id: string, quantity: number) =>
    change(changed(cart, product_id, quantity), () => api(updateCartQuantity, { product_id, quantity }))

  const remove = async (product_id: string) => {
    const line = cart.cart_items.find(({ product_details }) => product_details.product_id === product_id)
    if (!line) return
    const { product_name, quantity } = line.product_details
    const isGone = await change(without(cart, product_id), () => api(deleteCartItem, { product_id }))
    if (!isGone) return
    const headers = { 'idempotency-key': newIdempotencyKey() }
    toastInfo(cartTexts.removed(product_name), {
      label: cartTexts.undo,
      onPress: () =>
        void api(addCartItem, { product_id, quantity }, { headers }).then(accept, () => refresh()),
    })
  }

  return { cart, settled, setQuantity, remove, refresh }
}

/** What is on the screen, and the last cart of the server to fall back to. */
function useShownCart(loaded: Cart) {
  const [cart, setCart] = useState(loaded)
  const [base, setBase] = useState(loaded)
  const confirmed = useRef(loaded)
  if (base !== loaded) {
    setBase(loaded)
    setCart(loaded)
  }
  useEffect(() => setCount('cart', cart.cart_items.length), [cart])
  useEffect(() => {
    confirmed.current = loaded
  }, [loaded])
  return {
    cart,
    show: setCart,
    accept({ cart_items, total_amount }: Answer) {
      confirmed.current = { success: true, cart_items, total_amount }
      setCart(confirmed.current)
    },
    putBack: () => setCart(confirmed.current),
  }
}

/** Only the answer to the latest change is shown: an older one no longer holds. */
function useChanges({ show, accept, putBack }: ReturnType<typeof useShownCart>) {
  const [{ inTurn, settled }] = useState(createTurns)
  const lastCall = useRef(0)

  const refresh = async () => {
    const before = lastCall.current
    try {
      const answer = await api(getCart, {})
      if (before === lastCall.current) accept(answer)
    } catch {
      putBack()
    }
  }

  /** Resolves to whether the server made the change. */
  const change = async (next: Cart, send: () => Promise<Answer>) => {
    lastCall.current += 1
    const mine = lastCall.current
    show(next)
    try {
      const answer = await inTurn(send)
      if (mine === lastCall.current) accept(answer)
      return true
    } catch (error) {
      toastError(sentenceOf(error, cartTexts.changeError))
      await refresh()
      return false
    }
  }

  return { change, refresh, settled }
}
