import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addCartItem } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cartPath } from '#contract/paths.ts'
import { setCount } from '#web/app/counts.ts'
import { api } from '#web/browser-api.ts'
import { findWrongQuantity } from '#web/ui/quantity-stepper.tsx'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { productDetailsTexts as texts } from './product-details-texts.ts'

export type CartButton = { readonly sending: boolean; readonly add: () => Promise<void> }

/** Adds once per press: while one is on its way, further presses do nothing. */
export function useAddToCart(product_id: string, quantity: number): CartButton {
  const navigate = useNavigate()
  const [sending, setSending] = useState(false)
  const locked = useRef(false)
  const attempt = useAttempt()

  const add = async () => {
    if (locked.current || findWrongQuantity()) return
    locked.current = true
    setSending(true)
    try {
      const { cart_items } = await api(
        addCartItem,
        { product_id, quantity },
        attempt.headers(product_id, quantity),
      )
      attempt.end()
      setCount('cart', cart_items.length)
      sayAdded(() => void navigate(cartPath))
    } catch (fault) {
      sayFailed(fault)
    }
    locked.current = false
    setSending(false)
  }
  return { sending, add }
}

function sayAdded(onPress: () => void) {
  toastSuccess(texts.added, { label: texts.viewCart, onPress })
}

function sayFailed(fault: unknown) {
  if (!(fault instanceof ApiError)) toastError([texts.notAdded, texts.noConnection])
  // Where the session has ended, the login page says so.
  else if (fault.code !== 'invalid-token') toastError([texts.notAdded, fault.message])
}
