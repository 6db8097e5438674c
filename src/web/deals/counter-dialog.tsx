import { useState } from 'react'
import { counterDeal, type Deal } from '#contract/deals/deal.ts'
import { api } from '#web/api/browser-api.ts'
import { DealFacts } from './deal-facts.tsx'
import { offerTexts as texts } from './deals-texts.ts'
import { draftOfOffer } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import type { DealQuestionProps } from './use-deal-action.ts'
import { useDelivery } from './use-delivery.ts'

/** Answers an offer with another one, which begins with what was offered. */
export function CounterDialog({ deal, name, sellerId, onChanged, onStale, onClose }: DealQuestionProps) {
  const [read, setRead] = useState(deal)
  const [start] = useState(() => draftOfOffer(deal, Date.now()))
  const delivery = useDelivery(deal.role === 'buyer')
  return (
    <OfferForm
      title={texts.counterTitle}
      sendLabel={texts.sendCounter}
      sellerId={sellerId}
      scheme={read.seller_scheme}
      start={start}
      delivery={delivery}
      send={(offer, keyFor) => {
        const draft = { dealId: read.deal_id, revision: read.revision, ...offer }
        return api(counterDeal, draft, keyFor(draft))
      }}
      onDone={(changed) => {
        onChanged(changed)
        onClose()
      }}
      onStale={async () => setRead((await onStale()) ?? read)}
      onClose={onClose}
    >
      {read.revision !== deal.revision && read.can.counter && <NewOffer deal={read} name={name} />}
    </OfferForm>
  )
}

const NewOffer = ({ deal, name }: { deal: Deal; name: string }) => (
  <section
    aria-label={texts.newOffer(name)}
    className="grid gap-3 rounded-panel border border-border-strong p-4"
  >
    <h3 className="wrap-anywhere text-h3">{texts.newOffer(name)}</h3>
    <DealFacts deal={deal} />
    <p className="text-pretty text-muted text-small">{texts.answersNew}</p>
  </section>
)
