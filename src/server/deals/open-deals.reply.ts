import type { OpenDeal } from '#contract/deals/open-deals.ts'
import { toRupees } from '#contract/products/price.ts'
import type { OpenDealRow } from './open-deals.queries.ts'

export const toOpenDeal = (row: OpenDealRow): OpenDeal => ({
  deal_id: row.deal_id,
  room_id: row.room_id,
  buyer: row.buyer,
  product_name: row.product_name,
  more: row.more,
  total: toRupees(row.total_paise),
  ...(row.seller_scheme ? { seller_scheme: row.seller_scheme } : {}),
  revision: row.revision,
  waits_for: row.is_own ? 'buyer' : 'seller',
  valid_until: row.valid_until,
})
