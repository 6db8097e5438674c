import { useState } from 'react'
import { counterDeal } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { offerTexts as texts } from './deals-texts.ts'
import { draftOfOffer } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import type { DealQuestionProps } from './use-deal-action.ts'
import { useDelivery } from './use-delivery.ts'

/** Answers an offer with another one, which begins with what was offered. */
export function CounterDialog({ deal, sellerId, onChanged, onStale, onClose }: DealQuestionProps) {
  const { deal_id: dealId, revision } = deal
  const [start] = useState(() => draftOfOffer(deal, Date.now()))
  const delivery = useDelivery(deal.role === 'buyer')
  return (
    <OfferForm
      title={texts.counterTitle}
      sendLabel={texts.sendCounter}
      sellerId={sellerId}
      start={start}
      delivery={delivery}
      send={(offer, keyFor) => {
        const draft = { dealId, revision, ...offer }
        return api(counterDeal, draft, keyFor(draft))
      }}
      onDone={(changed) => {
        onChanged(changed)
        onClose()
      }}
      onStale={onStale}
      onClose={onClose}
    />
  )
}
