import type { OwnProduct } from '#contract/products/own-product.ts'
import { bodyOf, type Draft, draftOf, emptyDraft, withFreshIds } from './product-draft.ts'

/** The saved product that the form was opened on. */
export type Origin = { readonly draft: Draft; readonly urls: string[]; readonly revision: number }
/** The form's fields, the pictures among them. */
export type Edited = Draft & { readonly pictures: readonly string[] }

export const originOf = (product: OwnProduct): Origin => ({
  draft: draftOf(product),
  urls: product.images,
  revision: product.revision,
})

export const emptyEdit = {
  draft: emptyDraft(''),
  origin: { draft: emptyDraft(''), urls: [] as string[], revision: 0 },
}
export type EditStart = typeof emptyEdit | { draft: Draft; origin: Origin }

/**
 * What the form begins with. A kept draft stays on the state that it was begun on, so that a later change of somebody
 * else is noticed when it is saved. A stock that was not touched is shown as it is now.
 */
export function begin(product: OwnProduct, kept: EditStart | undefined): EditStart {
  const now = originOf(product)
  if (!kept) return { draft: now.draft, origin: now }
  const { draft, origin } = kept
  const isStockTouched = draft.stock !== origin.draft.stock
  const stock = isStockTouched ? {} : { stock: now.draft.stock }
  return {
    draft: withFreshIds({ ...now.draft, ...draft, ...stock }),
    origin: { ...origin, draft: { ...now.draft, ...origin.draft, ...stock } },
  }
}

/** What is sent: all fields, but the stock and the pictures only where they were touched. */
export function changeOf({ draft, urls }: { draft: Draft; urls: string[] }, origin: Origin) {
  const { stock, ...fields } = bodyOf(draft)
  const { stock: stock_seen } = bodyOf(origin.draft)
  const isSame = JSON.stringify(urls) === JSON.stringify(origin.urls)
  return {
    ...fields,
    revision: origin.revision,
    ...(stock === stock_seen ? {} : { stock, stock_seen }),
    // Left out, they stay and need no new verification.
    ...(isSame ? {} : { product_image: urls }),
  }
}
