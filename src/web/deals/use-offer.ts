import type { FormEvent } from 'react'
import { ApiError } from '#contract/client.ts'
import type { Deal } from '#contract/deals/deal.ts'
import type { KeyFor } from '#web/actions/action.ts'
import { useAction } from '#web/actions/use-action.ts'
import { wrongFields } from '#web/forms/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import type { KeptDraft } from '#web/storage/kept-draft.ts'
import { offerTexts as texts } from './deals-texts.ts'
import { type OfferDraft, offerOf, rules, tooLarge, wrongLine } from './offer-draft.ts'
import { requireConnection } from './use-deal-action.ts'
import { type Delivery, deliveryOf } from './use-delivery.ts'

type Sent = ReturnType<typeof offerOf> & { delivery?: NonNullable<ReturnType<typeof deliveryOf>> }

export type OfferOptions = {
  start: OfferDraft
  /** Where an unsent offer is kept. */
  kept?: Pick<KeptDraft<OfferDraft>, 'keep' | 'drop'> | undefined
  delivery: Delivery
  send: (offer: Sent, keyFor: KeyFor) => Promise<{ deal: Deal; content: string }>
  onDone: (deal: Deal) => void
  /** The server has a later state of the deal that is answered. */
  onStale?: (() => unknown) | undefined
}

/** The form of an offer: checked as the server does, sent once, and kept where it could not be sent. */
export function useOffer({ start, kept, delivery, send, onDone, onStale }: OfferOptions) {
  const form = useForm<OfferDraft>({ start, rules, kept })
  const sending = useAction({
    send: (offer: Sent, keyFor) => {
      requireConnection()
      return send(offer, keyFor)
    },
    form,
    failure: texts.error,
    success: ({ content }) => content,
    onDone: ({ deal }) => {
      kept?.drop()
      onDone(deal)
    },
    onFailed: ({ error }) => error instanceof ApiError && error.status === 409 && onStale?.(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.check()) return focusOnLine()
    const to = deliveryOf(delivery)
    if (tooLarge(form.draft) || (delivery.isBuyer && !to)) return
    void sending.run({ ...offerOf(form.draft), ...(delivery.isBuyer && to ? { delivery: to } : {}) })
  }
  /** Fields of lines are named by their place, which the form's own check does not know. */
  const focusOnLine = () => {
    const wrong = wrongLine(form.draft.lines)
    if (wrong && wrongFields(rules, form.draft)[0] === 'lines')
      form.focus(`lines.${wrong.place}.${wrong.field}`)
  }
  return { form, submit, sending }
}
