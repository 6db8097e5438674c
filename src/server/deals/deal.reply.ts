import type { Deal, DealOffer } from '#contract/deals/deal.ts'
import type { ChainProblem } from '#contract/deals/deal-files.ts'
import { lineTotalPaise, toRupees } from '#contract/products/price.ts'
import { changedStatus } from '#contract/revision.ts'
import { conflict } from '#server/errors.ts'
import { smallUrlOf } from '#server/media/picture-address.rules.ts'
import type { CheckedChain } from './check-chain.rules.ts'
import type { DealRow, LineRow, OfferRow } from './deal.row.ts'
import { choicesOf, endOfDay, sideOf } from './deal.rules.ts'
import { DealRefusal } from './deal-refusal.rules.ts'

export function toDeal(row: DealRow, userId: string): Deal {
  const role = sideOf(userId, row)
  const { previous, previous_proposed_at } = row
  return {
    deal_id: row.deal_id,
    room_id: row.room_id,
    requirement_id: row.requirement_id,
    quote_id: row.quote_id,
    state: row.state,
    ...toOffer(row.offer, row.proposed_at),
    previous: previous && previous_proposed_at && toOffer(previous, previous_proposed_at),
    reason: row.facts.reason ?? null,
    order_id: row.order_id,
    ...(row.seller_scheme ? { seller_scheme: row.seller_scheme } : {}),
    is_cancelled: row.is_cancelled,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    role,
    can: choicesOf(row, role),
    hash: row.hash,
  }
}

function toOffer(offer: OfferRow, proposedAt: Date): DealOffer {
  const { delivery } = offer
  return {
    revision: offer.revision,
    proposed_by: offer.proposed_by,
    proposed_at: proposedAt.toISOString(),
    lines: offer.lines.map(toLine),
    freight: offer.freight,
    freight_cost: toRupees(offer.freight_paise),
    terms: { advance_bp: offer.advance_bp, rest: offer.rest, credit_days: offer.credit_days },
    dispatch_days: offer.dispatch_days,
    note: offer.note,
    valid_until: offer.valid_until,
    expires_at: endOfDay(offer.valid_until).toISOString(),
    total: toRupees(offer.total_paise),
    // The street is the seller's to know once there is an order.
    deliver_to: delivery && {
      state: delivery.state,
      city: delivery.city,
      postal_code: delivery.postal_code,
    },
  }
}

const toLine = (line: LineRow): DealOffer['lines'][number] => ({
  product_id: line.product_id,
  product_name: line.product_name,
  product_image: line.product_image && smallUrlOf(line.product_image),
  quantity: line.quantity,
  unit: line.unit,
  unit_price: toRupees(line.unit_price_paise),
  line_total: toRupees(lineTotalPaise(line.unit_price_paise, line.quantity)),
  hsn_code: line.hsn_code ?? undefined,
  gst_rate_bp: line.gst_rate_bp ?? undefined,
  unit_code: line.unit_code ?? undefined,
})

export const toCheck = ({ links, head, problems }: CheckedChain) => ({
  success: true as const,
  events: links.length,
  head,
  problems: problems.map(
    (problem): ChainProblem => ({
      kind: problem.kind,
      deal_id: problem.deal_id,
      place: 'place' in problem ? problem.place : null,
    }),
  ),
})

/** Adds the deal as it is to a refusal about it; other errors pass unchanged. */
export const throwWithDeal =
  (userId: string) =>
  (error: unknown): never => {
    if (!(error instanceof DealRefusal)) throw error
    throw conflict(error.sentence, { code: changedStatus, deal: toDeal(error.deal, userId) })
  }
