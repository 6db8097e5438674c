import { useRef, useState } from 'react'
import { firstCategories } from '#contract/first-categories.ts'
import { postRequirement } from '#contract/requirement.ts'
import { readNumber } from '#contract/typed-number.ts'
import { api } from '#web/browser-api.ts'
import { newIdempotencyKey } from '#web/idempotency-key.ts'
import { keptDraft } from '#web/kept-draft.ts'
import { sentenceOf } from '#web/sentence-of.ts'
import { toastError, toastSuccess } from '#web/ui/toast.ts'
import { postTexts as texts } from './requirements-texts.ts'

export type Draft = { category_type: string; product_name: string; quantity: string; product_details: string }

const blank: Draft = {
  category_type: firstCategories[0],
  product_name: '',
  quantity: '',
  product_details: '',
}

export type Posted = { requirement_id: string; product_name: string }

/**
 * The form is cleared as soon as it is sent; what could not be sent comes back into it. A try whose answer was lost
 * is repeated under its key, so that it is carried out once.
 */
export function usePost() {
  const kept = keptDraft('requirement', blank)
  const [draft, setDraft] = useState(() => kept.read() ?? blank)
  const [isSending, setSending] = useState(false)
  const [posted, setPosted] = useState<Posted>()
  const key = useRef('')

  const change = (part: Partial<Draft>) => {
    key.current = ''
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
  }
  const send = async () => {
    if (isSending) return
    key.current ||= newIdempotencyKey()
    setSending(true)
    setDraft(blank)
    try {
      const headers = { 'idempotency-key': key.current }
      const asked = { ...draft, quantity: readNumber(draft.quantity) ?? Number.NaN }
      const { requirement_id } = await api(postRequirement, asked, { headers })
      key.current = ''
      kept.drop()
      toastSuccess(texts.uploaded)
      setPosted({ requirement_id, product_name: draft.product_name.trim() })
    } catch (fault) {
      setDraft(draft)
      toastError(sentenceOf(fault, { lost: texts.serverFault }))
    }
    setSending(false)
  }
  return { draft, change, isSending, send, posted, again: () => setPosted(undefined) }
}
