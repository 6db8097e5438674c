import { useState } from 'react'
import type { OwnProductFilter } from '#contract/products/own-product.ts'

/** Which products of a list are chosen: some by their ids, or all that match but some. */
export function useChosen({ filter, q }: { filter: OwnProductFilter; q: string }, total: number) {
  const list = `${filter} ${q}`
  const [state, setState] = useState(none(list))
  // Another list has other products.
  const { ids, isAll, isOpen } = state.list === list ? state : none(list, state.isOpen)
  const put = (next: Partial<typeof state>) => setState({ list, ids, isAll, isOpen, ...next })
  const toggle = (id: string) => {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    put({ ids: next })
  }
  return {
    isOpen,
    isAll,
    count: isAll ? total - ids.size : ids.size,
    has: (id: string) => ids.has(id) !== isAll,
    toggle,
    choose: (shown: readonly string[]) => put({ ids: new Set(shown), isAll: false }),
    chooseAll: () => put({ ids: new Set(), isAll: true }),
    open: () => put({ isOpen: true }),
    close: () => setState(none(list)),
    clear: () => setState(none(list, true)),
    /** What the server is told of them. */
    scope: isAll ? { filter, q, except: [...ids] } : { product_ids: [...ids] },
  }
}
export type Chosen = ReturnType<typeof useChosen>

type State = {
  readonly list: string
  /** The chosen ones; if all are chosen, those that are not. */
  readonly ids: ReadonlySet<string>
  readonly isAll: boolean
  readonly isOpen: boolean
}

const none = (list: string, isOpen = false): State => ({ list, ids: new Set(), isAll: false, isOpen })
