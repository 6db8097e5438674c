import { useState } from 'react'
import type { PricedGoods } from '#contract/cart.ts'
import { repriced } from './goods-arithmetic.ts'
import type { BasketItem } from './use-add-many.ts'

/** A product as it would go into the cart, and what one unit of it cost last time. */
export type Reviewed = { readonly goods: PricedGoods; readonly paid?: number | undefined }

export type ReviewLine = Reviewed & { readonly isChosen: boolean }

type Change = { readonly isChosen?: boolean; readonly quantity?: number }

/** What a person chooses of many products. What is sold out is not chosen to begin with. */
export function useReview(reviewed: readonly Reviewed[]) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map())
  const lines = reviewed.map((line) => changed(line, changes.get(line.goods.product_id)))
  const change = (productId: string, next: Change) =>
    setChanges((before) => new Map(before).set(productId, { ...before.get(productId), ...next }))
  return {
    lines,
    chosen: lines.filter(({ isChosen }) => isChosen).map(({ goods }): BasketItem => goods),
    total: lines.reduce((sum, { isChosen, goods }) => (isChosen ? sum + goods.line_total : sum), 0),
    toggle: (productId: string, isChosen: boolean) => change(productId, { isChosen }),
    setQuantity: (productId: string, quantity: number) => change(productId, { quantity, isChosen: true }),
  }
}
export type Review = ReturnType<typeof useReview>

function changed(line: Reviewed, change: Change = {}): ReviewLine {
  const { goods } = line
  const isChosen = goods.available && (change.isChosen ?? goods.stock !== 0)
  return { ...line, isChosen, goods: change.quantity ? repriced(goods, change.quantity) : goods }
}
