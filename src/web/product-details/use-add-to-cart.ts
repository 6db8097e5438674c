import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { addCartItem } from '#contract/cart.ts'
import { ApiError } from '#contract/client.ts'
import { cartPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { setCount } from '#web/session/counts.ts'
import { findWrongQuantity } from '#web/ui/fields/quantity-stepper.tsx'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { productDetailsTexts as texts } from './product-details-texts.ts'

export type CartButton = {
  readonly sending: boolean
  readonly add: (press: MouseEvent) => Promise<void>
}

/**
 * Adds once per press: while one is on its way, further presses do nothing. The second half of a double click does
 * nothing either, because the first half may have been answered before it.
 */
export function useAddToCart(product_id: string, quantity: number): CartButton {
  const navigate = useNavigate()
  const { run, isPending } = useAction({
    send: (_: undefined, keyFor) => api(addCartItem, { product_id, quantity }, keyFor(product_id, quantity)),
    failure: '',
    onDone: ({ cart_items }) => {
      setCount('cart', cart_items.length)
      toastAdded(() => void navigate(cartPath))
    },
    onFailed: ({ error }) => toastFailed(error),
  })
  const add = async ({ detail: clicks }: MouseEvent) => {
    if (clicks < 2 && !findWrongQuantity()) await run(undefined)
  }
  return { sending: isPending, add }
}

function toastAdded(onPress: () => void) {
  toastSuccess(texts.added, { label: texts.viewCart, onPress })
}

function toastFailed(error: unknown) {
  if (!(error instanceof ApiError)) toastError([texts.notAdded, texts.noConnection])
  // Where the session has ended, the login page says so.
  else if (error.code !== 'invalid-token') toastError([texts.notAdded, error.message])
}
