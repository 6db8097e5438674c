import type { ShownProduct } from '#contract/products/product.ts'
import { toShortService } from '#server/service-figures/short-service.reply.ts'
import { placeOf } from '#server/users/location.rules.ts'
import { toPrices } from './prices.rules.ts'
import type { ProductPageRow, ProductRow, ShownProductRow } from './product.row.ts'
import { ratingOf } from './rating.rules.ts'

/** As buyers read it: what has no tax in its price has none to take out of it either. */
export function toProduct<Row extends ProductRow>(row: Row) {
  const { tiers, rating_sum, created_at, expires_at, city, state, service, is_composition, ...same } = row
  return {
    ...same,
    gst_rate_bp: is_composition ? 0 : row.gst_rate_bp,
    prices: toPrices(tiers),
    expires_at: expires_at?.toISOString() ?? null,
    rating: ratingOf(row),
    seller: { seller_company: row.seller_company },
    seller_location: placeOf({ city, state }),
    ...toShortService(service),
    createdAt: created_at.toISOString(),
  }
}

export const toShownProduct = (row: ShownProductRow): ShownProduct => toProduct(row)

export const toProductPage = ({ seller_terms, seller_dispatch, ...row }: ProductPageRow): ShownProduct => ({
  ...toShownProduct(row),
  ...(seller_terms ? { seller_terms } : {}),
  ...(seller_dispatch ? { seller_dispatch } : {}),
})
