import { useRef, useState } from 'react'
import type { Cart } from '#contract/cart.ts'
import { orderable } from '#web/basket/goods-arithmetic.ts'
import { findWrongQuantity } from '#web/ui/fields/quantity-stepper.tsx'
import { toastObstacle } from './toast-obstacle.ts'

/** Opens the checkout once the server has accepted every change to a cart that can be ordered. */
export function useCheckout(cart: Cart, settled: () => Promise<boolean>) {
  const [isOpen, setOpen] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(cart)
  latest.current = cart
  const proceed = async () => {
    if (findWrongQuantity()) return
    setWaiting(true)
    const isSettled = await settled()
    setWaiting(false)
    setOpen(isSettled && !toastObstacle(latest.current))
  }
  // Ordered or emptied in another tab: a review of nothing must not stay open.
  if (isOpen && orderable(cart).length === 0) setOpen(false)
  return { isOpen, isWaiting, proceed, close: () => setOpen(false) }
}
