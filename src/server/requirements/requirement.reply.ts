import { lineTotalPaise, toRupees } from '#contract/products/price.ts'
import type { SellerRequirement } from '#contract/quote.ts'
import type { OwnRequirement, ReceivedQuote } from '#contract/requirement.ts'
import { ratingOf } from '#server/products/rating.rules.ts'
import { toShortService } from '#server/service-figures/short-service.reply.ts'
import { placeOf } from '#server/users/location.rules.ts'
import type { SeenRow } from './quote.queries.ts'
import type { QuoteRow } from './requirement.queries.ts'
import type { OwnRow, RequirementRow } from './requirement.row.ts'

const toFacts = ({ created_at, closed_at, ...same }: RequirementRow) => ({
  ...same,
  created_at: created_at.toISOString(),
  closed_at: closed_at?.toISOString() ?? null,
})

export const toOwnRequirement = ({ best_price_paise, ...row }: OwnRow): OwnRequirement => ({
  ...row,
  ...toFacts(row),
  ends_at: row.ends_at.toISOString(),
  best_price: best_price_paise === null ? null : toRupees(best_price_paise),
})

export const toReceivedQuote = (row: QuoteRow, quantity: number): ReceivedQuote => ({
  quote_id: row.quote_id,
  revision: row.revision,
  price: toRupees(row.unit_price_paise),
  unit: row.unit,
  is_other_unit: row.is_other_unit,
  total: toRupees(lineTotalPaise(row.unit_price_paise, quantity)),
  min_quantity: row.min_quantity,
  delivery_days: row.delivery_days,
  note: row.note,
  is_accepted: row.is_accepted,
  created_at: row.created_at.toISOString(),
  seller: {
    user_id: row.seller_id,
    company_name: row.company_name,
    profile_image: row.profile_image,
    is_seller_verified: row.is_seller_verified,
    business_type: row.business_type,
    location: placeOf(row),
    rating: ratingOf(row),
    review_count: row.review_count,
    ...toShortService(row.service),
  },
})

export const toSellerRequirement = (row: SeenRow): SellerRequirement => ({
  ...toFacts(row),
  location: placeOf({ city: row.city, state: row.buyer_state }),
  own_quote: toOwnQuote(row),
  can_quote: row.state !== 'closed' && (row.unit_price_paise !== null || !row.is_full),
  buyer: toBuyer(row),
})

function toOwnQuote({
  own_quote_id,
  unit_price_paise,
  quote_unit,
  min_quantity,
  delivery_days,
  note,
  quoted_at,
  is_accepted,
}: SeenRow) {
  if (
    own_quote_id === null ||
    unit_price_paise === null ||
    min_quantity === null ||
    delivery_days === null ||
    !quoted_at
  )
    return null
  return {
    quote_id: own_quote_id,
    price: toRupees(unit_price_paise),
    unit: quote_unit,
    min_quantity,
    delivery_days,
    note: note ?? '',
    is_accepted,
    created_at: quoted_at.toISOString(),
  }
}

function toBuyer({ buyer_id, full_name, company_name, phone_number, room_id }: SeenRow) {
  if (buyer_id === null || full_name === null || phone_number === null || room_id === null) return null
  return { user_id: buyer_id, full_name, company_name, phone_number, room_id }
}
