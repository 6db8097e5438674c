import { useRef } from 'react'
import { addToGoodsList } from '#contract/buy-again/goods-lists.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { listsTexts as texts } from './lists-texts.ts'

type Line = { readonly product_id: string; readonly quantity: number }

/** Keeps new quantities in the list. What changes while some are under way follows them: of a product the last one counts. */
export function useKeeping(listId: string) {
  const waiting = useRef(new Map<string, number>())
  const round = useRef<Promise<void>>(undefined)
  const { run } = useAction({
    send: (items: Line[]) => api(addToGoodsList, { listId, items }),
    failure: texts.quantityError,
    failureToast: true,
  })
  const sendAll = async () => {
    while (waiting.current.size > 0) {
      const items = [...waiting.current].map(([id, last]): Line => ({ product_id: id, quantity: last }))
      waiting.current.clear()
      await run(items)
    }
  }
  return (product_id: string, quantity: number) => {
    waiting.current.set(product_id, quantity)
    round.current ??= sendAll().finally(() => {
      round.current = undefined
    })
  }
}
