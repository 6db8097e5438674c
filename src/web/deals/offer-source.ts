import { getSellerRequirement } from '#contract/quote.ts'
import { getRequirement } from '#contract/requirement.ts'
import { api } from '#web/api/browser-api.ts'
import { lineOf, type OfferDraft } from './offer-draft.ts'

/** What a first offer begins with. */
export type OfferSource = {
  readonly requirement_id?: string
  readonly quote_id?: string
  readonly part?: Partial<OfferDraft>
}

type Need = { readonly product_name: string; readonly quantity: number; readonly unit: string | null }
type Quote = {
  readonly quote_id: string
  readonly price: number
  readonly unit: string | null
  readonly min_quantity: number
  readonly delivery_days: number
  readonly note: string
}

/** The quote of a requirement as the first draft of an offer: the buyer's accepted one, or the seller's own. */
export async function readSource(role: 'buyer' | 'seller', requirementId: string): Promise<OfferSource> {
  if (role === 'buyer') {
    const { requirement, quotes } = await api(getRequirement, { requirementId })
    return sourceOf(
      requirementId,
      requirement,
      quotes.find(({ is_accepted }) => is_accepted),
    )
  }
  const { requirement } = await api(getSellerRequirement, { requirementId })
  return sourceOf(requirementId, requirement, requirement.own_quote ?? undefined)
}

/** In another unit the buyer's quantity counts other things; the seller's minimum is in the seller's. */
export function sourceOf(requirement_id: string, need: Need, quote: Quote | undefined): OfferSource {
  if (!quote) return {}
  const isSameUnit = quote.unit === need.unit
  const quantity = isSameUnit ? Math.max(need.quantity, quote.min_quantity) : quote.min_quantity
  const line = lineOf({
    product_name: need.product_name,
    unit: quote.unit ?? '',
    quantity: String(quantity),
    unit_price: String(quote.price),
  })
  return {
    requirement_id,
    quote_id: quote.quote_id,
    part: { lines: [line], dispatch_days: String(quote.delivery_days), note: quote.note },
  }
}
