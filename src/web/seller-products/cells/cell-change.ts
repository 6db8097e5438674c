import type { OwnProduct } from '#contract/products/own-product.ts'
import { problemOfNumber } from '#contract/products/product-rules.ts'
import { readNumber } from '#contract/typed-number.ts'
import { type Draft, tiersOf } from '#web/seller-products/product-draft.ts'
import { changeOf, originOf } from '#web/seller-products/product-edit.ts'
import { grouped, rupees } from '#web/ui/formats/rupees.ts'
import { cellTexts as texts } from './cell-texts.ts'

export type CellKind = 'price' | 'stock'

/** What the field begins with. Of several slabs the first one is changed here. */
export const typedOf = (product: OwnProduct, kind: CellKind) =>
  kind === 'price' ? String(product.prices[0]?.price ?? '') : String(product.stock ?? '')

/** How a sentence says the value. */
export const inWords = (product: OwnProduct, kind: CellKind) => {
  if (kind === 'price') return rupees(product.prices[0]?.price ?? 0)
  return product.stock === null ? texts.notCounted : grouped(product.stock)
}

/** The form of the product with another price or stock. */
const withTyped = (draft: Draft, kind: CellKind, typed: string): Draft =>
  kind === 'stock'
    ? { ...draft, stock: typed }
    : { ...draft, prices: draft.prices.map((row, place) => (place === 0 ? { ...row, price: typed } : row)) }

export const isSame = (product: OwnProduct, kind: CellKind, typed: string) =>
  readNumber(typed) === readNumber(typedOf(product, kind))

/** What is wrong with it; the rules are those of the form. */
export function problemIn(product: OwnProduct, kind: CellKind, typed: string): string | undefined {
  if (kind === 'stock') return problemOfNumber('stock', readNumber(typed))?.content
  const tiers = tiersOf(withTyped(originOf(product).draft, kind, typed))
  return 'problem' in tiers ? tiers.problem.content : undefined
}

/** What is sent: the product as it was seen, with this one value. */
export function changeWith(product: OwnProduct, kind: CellKind, typed: string) {
  const origin = originOf(product)
  const draft = withTyped(origin.draft, kind, typed)
  return { ...changeOf({ draft, urls: origin.urls }, origin), productId: product.product_id }
}
