import { useState } from 'react'
import type { PastedLine } from '#contract/buy-again/paste.ts'
import type { PricedGoods } from '#contract/cart.ts'
import { repriced } from '#web/basket/goods-arithmetic.ts'

type Change = { readonly productId?: string; readonly quantity?: number }

/** A line with the product that is chosen for it; none where it is left out. */
export type ChosenLine = { readonly line: PastedLine; readonly goods: PricedGoods | undefined }

/** What a person chooses for each line of a pasted order. */
export function usePasted(lines: readonly PastedLine[]) {
  const [changes, setChanges] = useState<ReadonlyMap<number, Change>>(new Map())
  const change = (place: number, next: Change) =>
    setChanges((before) => new Map(before).set(place, { ...before.get(place), ...next }))
  const shown = lines.map((line, place) => chosenOf(line, changes.get(place)))
  const goods = shown.flatMap((one) => (one.goods ? [one.goods] : []))
  return {
    lines: shown,
    chosen: goods,
    total: goods.reduce((sum, { line_total }) => sum + line_total, 0),
    choose: (place: number, productId: string) => change(place, { productId }),
    setQuantity: (place: number, quantity: number) => change(place, { quantity }),
  }
}
export type Pasted = ReturnType<typeof usePasted>

function chosenOf(line: PastedLine, { productId, quantity }: Change = {}): ChosenLine {
  const goods = line.goods.find(({ product_id }) => product_id === (productId ?? line.goods[0]?.product_id))
  return { line, goods: goods && quantity ? repriced(goods, quantity) : goods }
}
