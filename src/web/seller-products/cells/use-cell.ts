import { useState } from 'react'
import { getOwnProduct, type OwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { isConflict, unlessConflict } from '#web/edits/use-conflict.ts'
import { type CellKind, changeWith, inWords, isSame, problemIn, typedOf } from './cell-change.ts'
import { cellTexts as texts } from './cell-texts.ts'

type Open = {
  readonly typed: string
  /** The product as it was when the value was typed: what another change since then would overwrite. */
  readonly seen: OwnProduct
  readonly problem?: string | undefined
}

export type CellProps = {
  readonly product: OwnProduct
  readonly kind: CellKind
  readonly onSaved: (product: OwnProduct) => void
}

/** One value of a product that is changed in the list. A failure stays beside it, with what was typed. */
export function useCell({ product, kind, onSaved }: CellProps) {
  const [open, setOpen] = useState<Open>()
  const action = useAction({
    send: ({ seen, typed }: Open) => api(updateProduct, changeWith(seen, kind, typed)),
    failure: unlessConflict({ refused: texts.error, lost: texts.error }),
    onDone: (answer) => {
      onSaved(answer.product)
      setOpen(undefined)
    },
    onFailed: ({ error }, sent) => (isConflict(error) ? showMoved(sent) : undefined),
  })
  /** Somebody changed or bought meanwhile: says so, keeps what was typed, and saves it at the next try. */
  const showMoved = async (sent: Open) => {
    const { product: now } = await api(getOwnProduct, { productId: product.product_id }).catch(() => ({
      product: undefined,
    }))
    if (!now) return setOpen({ ...sent, problem: texts.error })
    onSaved(now)
    setOpen({ typed: sent.typed, seen: now, problem: texts.moved[kind](inWords(now, kind)) })
  }
  const save = async (): Promise<boolean> => {
    if (!open) return false
    // After a warning, the same value is a decision.
    if (isSame(open.seen, kind, open.typed)) {
      setOpen(undefined)
      return true
    }
    const problem = problemIn(open.seen, kind, open.typed)
    if (problem === undefined) return action.run(open)
    setOpen({ ...open, problem })
    return false
  }
  return {
    open,
    save,
    begin: () => {
      action.clear()
      setOpen({ typed: typedOf(product, kind), seen: product })
    },
    type: (typed: string) => open && setOpen({ typed, seen: open.seen }),
    leave: () => setOpen(undefined),
    isPending: action.isPending,
    problem: open?.problem ?? action.failure,
  }
}
export type Cell = ReturnType<typeof useCell>
