import { type RefObject, useRef, useState } from 'react'
import { getOwnProduct, listProduct, type OwnProduct, updateProduct } from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import { readingNewer, useConflict } from '#web/edits/use-conflict.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { formTexts as texts } from './form-texts.ts'
import {
  begin,
  changeOf,
  type Edited,
  type EditStart,
  emptyEdit,
  type Origin,
  originOf,
} from './product-edit.ts'
import { useAfterSaving } from './use-after-saving.ts'
import { type Typed, useProductForm } from './use-product-form.ts'

/** Editing a product: the draft survives a reload, and a change of somebody else in the meantime is a conflict. */
export function useProductEdit(product: OwnProduct) {
  const { product_id: productId } = product
  const leadOn = useAfterSaving()
  const isListing = (typed: Typed) => product.off_market === 'draft' && !typed.isDraft
  const kept = keptDraft<EditStart>(`product:${productId}`, emptyEdit)
  const [isRestored, setRestored] = useState(() => kept.read() !== undefined)
  const [start] = useState(() => begin(product, kept.read()))
  const origin = useRef<Origin>(start.origin)
  const newer = useRef<Origin>(start.origin)

  const form = useProductForm({
    start: start.draft,
    base: start.origin.draft,
    pictures: start.origin.urls,
    send: (_, typed) => sendEdit({ productId, typed, origin, newer, isListing: isListing(typed) }),
    onSaved: (typed) => {
      kept.drop()
      toastSuccess(isListing(typed) ? texts.listed : texts.updated)
      leadOn()
    },
    onConflict: ({ draft, urls }) =>
      resolveConflict({
        base: { ...origin.current.draft, pictures: origin.current.urls },
        mine: { ...draft, pictures: urls },
        theirs: { ...newer.current.draft, pictures: newer.current.urls },
      }),
    refused: texts.updateRefused,
    error: texts.updateError,
    onDraft: (draft) => kept.keep({ draft, origin: origin.current }),
  })
  const { conflict, resolveConflict } = useConflict<Edited>(({ value, isSaved }) => {
    const { pictures, ...draft } = value
    const urls = [...pictures]
    origin.current = newer.current
    form.replace(draft, urls, origin.current)
    if (isSaved) void form.go({ draft, urls, parts: [] })
  })
  const restart = () => {
    kept.drop()
    setRestored(false)
    origin.current = originOf(product)
    form.replace(origin.current.draft, origin.current.urls, origin.current)
    kept.drop()
  }
  return { form, conflict, isRestored, restart, forget: kept.drop }
}

type EditSending = {
  readonly productId: string
  readonly typed: Typed
  readonly origin: RefObject<Origin>
  readonly newer: RefObject<Origin>
  readonly isListing: boolean
}

/** Saves the product, and lists one that was a draft. If that fails, another try begins with what is saved by then. */
async function sendEdit({ productId, typed, origin, newer, isListing }: EditSending) {
  const saved = await api(updateProduct, { ...changeOf(typed, origin.current), productId }).catch(
    readingNewer(async () => {
      newer.current = originOf((await api(getOwnProduct, { productId })).product)
    }),
  )
  origin.current = originOf(saved.product)
  if (isListing) await api(listProduct, { productId })
}
