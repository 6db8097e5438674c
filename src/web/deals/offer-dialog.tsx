import { useState } from 'react'
import type { ChatProduct } from '#contract/chats/chat.ts'
import { offerDeal } from '#contract/deals/deal.ts'
import type { TaxScheme } from '#contract/sellers/tax-scheme.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { keptDraft } from '#web/storage/kept-draft.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import { offerTexts as texts } from './deals-texts.ts'
import { blankOffer, lineOf, type OfferDraft } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { type OfferSource, readSource } from './offer-source.ts'
import { useDelivery } from './use-delivery.ts'

export type OfferDialogProps = {
  roomId: string
  role: 'buyer' | 'seller'
  sellerId: string
  /** Of the seller. */
  scheme: TaxScheme | undefined
  /** What the room is about. */
  product: ChatProduct | null
  /** The requirement whose quote fills the form. */
  requirementId?: string | undefined
  onClose: () => void
}

/** A first offer: of the room's product, or of what a quote says. */
export function OfferDialog(props: OfferDialogProps) {
  const { requirementId, role, onClose } = props
  const { answer, error } = useAnswer(requirementId ?? '', async () => {
    if (!requirementId) return {}
    return readSource(role, requirementId).catch(() => {
      toastError(texts.sourceError)
      return {}
    })
  })
  if (answer || error) return <FirstOffer {...props} source={answer ?? {}} />
  return (
    <Dialog open side title={texts.title} onClose={onClose}>
      <SkeletonRegion className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-60" />
      </SkeletonRegion>
    </Dialog>
  )
}

function FirstOffer({ source, ...props }: OfferDialogProps & { source: OfferSource }) {
  const { roomId, role, sellerId, scheme, product, onClose } = props
  const [fresh] = useState(() => startOf(source, product))
  // What a quote fills in is not mixed with what was typed before.
  const kept = source.quote_id ? undefined : keptDraft<OfferDraft>(`offer:${roomId}`, blankOffer(0))
  const [start] = useState(() => kept?.read() ?? fresh)
  const delivery = useDelivery(role === 'buyer')
  const from = source.quote_id ? { requirement_id: source.requirement_id, quote_id: source.quote_id } : {}
  return (
    <OfferForm
      title={texts.title}
      sendLabel={texts.send}
      {...{ sellerId, scheme, start, kept, delivery, onClose }}
      send={(offer, keyFor) => {
        const draft = { roomId, ...from, ...offer }
        return api(offerDeal, draft, keyFor(draft))
      }}
      onDone={onClose}
    />
  )
}

function startOf({ part }: OfferSource, product: ChatProduct | null): OfferDraft {
  const blank = blankOffer(Date.now())
  if (part) return { ...blank, ...part }
  if (!product) return blank
  const { product_id, product_name, unit, price } = product
  return { ...blank, lines: [lineOf({ product_id, product_name, unit, unit_price: String(price) })] }
}
