import { useRef, useState } from 'react'
import { getOwnProduct, type OwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import { readingNewer, useConflict } from '#web/edits/use-conflict.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { formTexts as texts } from './form-texts.ts'
import { bodyOf, type Draft, draftOf, emptyDraft, withFreshIds } from './product-draft.ts'
import { useAfterSaving } from './use-after-saving.ts'
import { useProductForm } from './use-product-form.ts'

/** The product as the form has read it. */
type Origin = { readonly draft: Draft; readonly urls: string[]; readonly revision: number }
/** The form's fields, the pictures among them. */
export type Edited = Draft & { readonly pictures: readonly string[] }

const originOf = (product: OwnProduct): Origin => ({
  draft: draftOf(product),
  urls: product.images,
  revision: product.revision,
})

const emptyEdit = {
  draft: emptyDraft(''),
  origin: { draft: emptyDraft(''), urls: [] as string[], revision: 0 },
}
type Begun = typeof emptyEdit | { draft: Draft; origin: Origin }

/**
 * A draft goes on over the state that it was begun over, so that what changed since is noticed. A stock that was not
 * touched is shown as it is now.
 */
function begin(product: OwnProduct, kept: Begun | undefined): Begun {
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

/** What changed, over what was read: the count of the stock and the pictures only where they were touched. */
function changeOf({ draft, urls }: { draft: Draft; urls: string[] }, origin: Origin) {
  const { stock, ...fields } = bodyOf(draft)
  const { stock: stock_seen } = bodyOf(origin.draft)
  const isSame = JSON.stringify(urls) === JSON.stringify(origin.urls)
  return {
    ...fields,
    revision: origin.revision,
    ...(stock === stock_seen ? {} : { stock, stock_seen }),
    // Without pictures they stay, and are not verified again.
    ...(isSame ? {} : { product_image: urls }),
  }
}

/** Editing one product: over the state that was read, kept through a reload, asked about where somebody was faster. */
export function useProductEdit(product: OwnProduct) {
  const { product_id: productId } = product
  const leadOn = useAfterSaving()
  const kept = keptDraft<Begun>(`product:${productId}`, emptyEdit)
  const [isRestored, setRestored] = useState(() => kept.read() !== undefined)
  const [start] = useState(() => begin(product, kept.read()))
  const origin = useRef<Origin>(start.origin)
  const newer = useRef<Origin>(start.origin)

  const form = useProductForm({
    start: start.draft,
    base: start.origin.draft,
    pictures: start.origin.urls,
    send: (_, typed) =>
      api(updateProduct, { ...changeOf(typed, origin.current), productId }).catch(
        readingNewer(async () => {
          newer.current = originOf((await api(getOwnProduct, { productId })).product)
        }),
      ),
    onSaved: () => {
      kept.drop()
      toastSuccess(texts.updated)
      leadOn()
    },
    onOvertaken: ({ draft, urls }) =>
      overtake({
        base: { ...origin.current.draft, pictures: origin.current.urls },
        mine: { ...draft, pictures: urls },
        theirs: { ...newer.current.draft, pictures: newer.current.urls },
      }),
    refused: texts.updateRefused,
    fault: texts.updateFault,
    onDraft: (draft) => kept.keep({ draft, origin: origin.current }),
  })
  const { conflict, overtake } = useConflict<Edited>(({ value, isSaved }) => {
    const { pictures, ...draft } = value
    const urls = [...pictures]
    origin.current = newer.current
    form.replace(draft, urls, origin.current)
    if (isSaved) void form.go({ draft, urls, parts: [] })
  })
  const afresh = () => {
    kept.drop()
    setRestored(false)
    origin.current = originOf(product)
    form.replace(origin.current.draft, origin.current.urls, origin.current)
    kept.drop()
  }
  return { form, conflict, isRestored, afresh, forget: kept.drop }
}
