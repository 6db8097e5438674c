import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { addCartItem } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import type { OrderedItem } from '#contract/order.ts'
import { cartPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { setCount } from '#web/session/counts.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { orderTexts } from './order-texts.ts'

/** Puts what can still be bought into the cart and leads there; the cart says what could not be added. */
export function useReorder() {
  const navigate = useNavigate()
  /** Kept until all is answered: what a second try repeats is added once, also where one of them was refused. */
  const key = useRef('')
  const { run, isPending } = useAction({
    send: (items: readonly OrderedItem[]) => {
      key.current ||= newIdempotencyKey()
      return addAll(items, key.current)
    },
    failure: orderTexts.reorderError,
    failureToast: orderTexts.reorderError,
    onDone: (notAdded, items) => {
      key.current = ''
      if (notAdded.length === items.length) return toastError(orderTexts.nothingToReorder)
      toastSuccess(orderTexts.reordered)
      return navigate(cartPath, { state: { notAdded } })
    },
  })
  return { isReordering: isPending, reorder: run }
}

/** One after the other, as the cart takes one change at a time. Answers the names of what is not sold any more. */
async function addAll(items: readonly OrderedItem[], attempt: string) {
  const notAdded: string[] = []
  for (const { product_id, product_name, quantity, is_freight } of items) {
    if (is_freight) continue
    if (product_id === null) {
      notAdded.push(product_name)
      continue
    }
    try {
      const headers = { 'idempotency-key': `${attempt}-${product_id}` }
      const { cart_items } = await api(addCartItem, { product_id, quantity }, { headers })
      setCount('cart', cart_items.length)
    } catch (error) {
      if (!isRefusal(error)) throw error
      notAdded.push(product_name)
    }
  }
  return notAdded
}

const isRefusal = (error: unknown) => error instanceof ApiError && [400, 404, 409].includes(error.status)
