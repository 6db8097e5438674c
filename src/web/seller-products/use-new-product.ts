import { useState } from 'react'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { type Draft, emptyDraft, withFreshIds } from './product-draft.ts'

/** What a form of a new product begins with, keeps while it is typed, and forgets once it is sent. */
export function useNewProduct(form: 'product' | 'live-product', category: string) {
  const kept = keptDraft(form, emptyDraft(category))
  const [restored, setRestored] = useState<Draft | undefined>(() => {
    const draft = kept.read()
    return draft && withFreshIds(draft)
  })
  const forget = () => {
    kept.drop()
    setRestored(undefined)
  }
  return {
    start: restored ?? emptyDraft(category),
    isRestored: restored !== undefined,
    keep: kept.keep,
    forget,
    sent: kept.drop,
  }
}
