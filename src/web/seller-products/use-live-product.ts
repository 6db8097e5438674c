import { useState } from 'react'
import { defaultExpireIn } from '#contract/products/live-duration.ts'
import { uploadLiveProduct } from '#contract/products/live-product.ts'
import { api } from '#web/api/browser-api.ts'
import { toastSuccess } from '#web/ui/toasts/toast.ts'
import { firstLiveCategory } from './form-categories.ts'
import { formTexts as texts } from './form-texts.ts'
import { asText, emptyDraft } from './product-draft.ts'
import { useNewProduct } from './use-new-product.ts'
import { useProductForm } from './use-product-form.ts'

/** The form of a live product. After one is uploaded it is empty for the next. */
export function useLiveProduct() {
  const [until, setUntil] = useState<string>()
  const product = useNewProduct('live-product', firstLiveCategory())
  const form = useProductForm({
    start: product.start,
    pictures: [],
    send: async (sent, { parts }, keyFor) => {
      const input = { ...asText(sent), expireIn: defaultExpireIn }
      setUntil((await api(uploadLiveProduct, input, keyFor(...parts))).expires_at)
    },
    onSaved: () => {
      product.sent()
      toastSuccess(texts.uploaded)
      scrollTo({ top: 0 })
    },
    refused: texts.uploadRefused,
    error: texts.uploadError,
    again: () => emptyDraft(firstLiveCategory()),
    onDraft: product.keep,
  })
  const restart = () => {
    product.forget()
    form.restart(emptyDraft(firstLiveCategory()))
  }
  return { form, until, isRestored: product.isRestored, restart, forget: product.forget }
}
