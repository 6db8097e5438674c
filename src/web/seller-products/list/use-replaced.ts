import { useState } from 'react'
import type { OwnProduct } from '#contract/products/own-product.ts'

type Replaced = { readonly from: OwnProduct; readonly to: OwnProduct }

/** A list in which single products were saved since it was read; one that is read again comes as it is then. */
export function useReplaced(products: readonly OwnProduct[]) {
  const [replaced, setReplaced] = useState<ReadonlyMap<string, Replaced>>(new Map())
  const latest = products.map((from) => {
    const known = replaced.get(from.product_id)
    return known?.from === from ? known.to : from
  })
  const replace = (to: OwnProduct) => {
    const from = products.find(({ product_id }) => product_id === to.product_id)
    if (from) setReplaced((now) => new Map(now).set(to.product_id, { from, to }))
  }
  return [latest, replace] as const
}
