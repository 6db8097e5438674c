import { useState } from 'react'
import { keptDraft } from '#web/kept-draft.ts'
import { useAttempt } from '#web/use-attempt.ts'
import { type Draft, emptyDraft, withFreshIds } from './product-draft.ts'
import type { Typed } from './use-product-form.ts'

/** What a form of a new product begins with, keeps while it is typed, and forgets once it is sent. */
export function useNewProduct(form: 'product' | 'live-product', category: string) {
  const kept = keptDraft(form, emptyDraft(category))
  const attempt = useAttempt()
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
    /** A lost answer is asked for again under its key. */
    headersOf: ({ parts }: Typed) => attempt.headers(...parts),
    sent() {
      attempt.end()
      kept.drop()
    },
  }
}
