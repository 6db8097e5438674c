import { useState } from 'react'
import { firstCategories } from '#contract/products/first-categories.ts'
import { postRequirement } from '#contract/requirement.ts'
import { readNumber } from '#contract/typed-number.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
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
  const [posted, setPosted] = useState<Posted>()

  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
  }
  const { run, isPending } = useAction({
    send: (sent: Draft, keyFor) => {
      setDraft(blank)
      return api(
        postRequirement,
        { ...sent, quantity: readNumber(sent.quantity) ?? Number.NaN },
        keyFor(sent),
      )
    },
    failure: { lost: texts.serverFault },
    success: () => texts.uploaded,
    failureToast: true,
    onDone: ({ requirement_id }, sent) => {
      kept.drop()
      setPosted({ requirement_id, product_name: sent.product_name.trim() })
    },
    onFailed: (_, sent) => setDraft(sent),
  })
  return {
    draft,
    change,
    isSending: isPending,
    send: () => run(draft),
    posted,
    again: () => setPosted(undefined),
  }
}
