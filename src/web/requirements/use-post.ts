import { useState } from 'react'
import { postRequirement } from '#contract/requirement.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { blank, type Draft, requirementOf, rules } from './post-draft.ts'
import { postTexts as texts } from './requirements-texts.ts'

export type Posted = { requirement_id: string; product_name: string }

/**
 * The form is cleared as soon as it is sent; what could not be sent comes back into it. A try whose answer was lost
 * is repeated under its key, so that it is carried out once.
 */
export function usePost() {
  const kept = keptDraft('requirement', blank())
  const form = useForm<Draft>({ start: () => kept.read() ?? blank(), rules, kept })
  const [posted, setPosted] = useState<Posted>()
  const { run, isPending } = useAction({
    send: async (sent: Draft, keyFor) => {
      form.put(blank())
      try {
        return await api(postRequirement, requirementOf(sent), keyFor(sent))
      } catch (error) {
        // Before what the server says of a field is shown at it.
        form.put(sent)
        throw error
      }
    },
    form,
    failure: { lost: texts.serverError },
    success: () => texts.uploaded,
    failureToast: true,
    onDone: ({ requirement_id }, sent) => {
      kept.drop()
      setPosted({ requirement_id, product_name: sent.product_name.trim() })
    },
  })
  return {
    form,
    isSending: isPending,
    send: () => (form.check() ? run(form.draft) : undefined),
    posted,
    again: () => setPosted(undefined),
  }
}
