import { useNavigate } from 'react-router'
import { addCartItems, type NotAdded } from '#contract/cart.ts'
import { cartPath } from '#contract/paths.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { setCount } from '#web/session/counts.ts'
import { toastError, toastSuccess } from '#web/ui/toasts/toast.ts'
import { basketTexts as texts } from './basket-texts.ts'

export type BasketItem = {
  readonly product_id: string
  readonly product_name: string
  readonly quantity: number
}

const lineOf = ({ product_id, quantity }: BasketItem) => ({ product_id, quantity })

/** Puts many products into the cart in one step and leads there; the cart says what could not be added. */
export function useAddMany() {
  const navigate = useNavigate()
  return useAction({
    send: (items: readonly BasketItem[], keyFor) =>
      api(addCartItems, { items: items.map(lineOf) }, keyFor(items.map(lineOf))),
    failure: texts.addError,
    failureToast: true,
    onDone: ({ cart_items, not_added }, items) => {
      setCount('cart', cart_items.length)
      const whyNotAdded = not_added.map((line) => sentenceOf(line, items))
      if (not_added.length === items.length) return toastError(whyNotAdded.slice(0, 3).join(' '))
      toastSuccess(texts.added(items.length - not_added.length))
      return navigate(cartPath, { state: { whyNotAdded } })
    },
  })
}

function sentenceOf({ product_id, why }: NotAdded, items: readonly BasketItem[]) {
  const item = items.find((one) => one.product_id === product_id)
  return texts.notAdded[why](item?.product_name ?? '')
}
