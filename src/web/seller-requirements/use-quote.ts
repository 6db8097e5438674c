import { type FormEvent, useEffect, useState } from 'react'
import { ApiError } from '#contract/client.ts'
import { type SellerRequirement, sendQuote } from '#contract/quote.ts'
import { useAction } from '#web/actions/use-action.ts'
import { api } from '#web/api/browser-api.ts'
import { useForm } from '#web/forms/use-form.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { blank, type Draft, draftOf, quoteOf, rules } from './quote-draft.ts'
import { quoteTexts as texts } from './seller-requirements-texts.ts'

type QuoteOptions = {
  requirementId: string
  /** Undefined until it is loaded. */
  requirement: SellerRequirement | undefined
  onDone: () => Promise<void>
  /** The server has another picture of the requirement. */
  onStale: () => void
}

export type Quote = ReturnType<typeof useQuote>

/** Price, minimum, days and a note; what was typed stays when the server refuses it. */
export function useQuote({ requirementId, requirement, onDone, onStale }: QuoteOptions) {
  const kept = keptDraft(`quote:${requirementId}`, blank)
  const form = useForm<Draft>({ start: blank, rules, kept })
  const [shownId, setShownId] = useState('')
  if (requirement && requirement.requirement_id !== shownId) {
    setShownId(requirement.requirement_id)
    form.put(kept.read() ?? draftOf(requirement))
  }
  const { run, isPending, failure } = useAction({
    send: (quote: ReturnType<typeof quoteOf>) => api(sendQuote, { requirementId, ...quote }),
    form,
    failure: texts.sendError,
    success: () => (requirement?.own_quote ? texts.changed : texts.sent),
    onDone: () => {
      kept.drop()
      return onDone()
    },
    onFailed: ({ error }) => error instanceof ApiError && error.status === 409 && onStale(),
  })
  const { form: element } = form
  // The button stays in view, what was refused is said at the end of the form.
  useEffect(() => {
    if (failure) element.current?.scrollIntoView({ block: 'end' })
  }, [failure, element])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.check()) void run(quoteOf(form.draft))
  }
  return { form, submit, isPending, failure }
}
