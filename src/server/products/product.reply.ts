import type { ShownProduct } from '#contract/products/product.ts'
import { placeOf } from '#server/users/location.rules.ts'
import { toPrices } from './prices.rules.ts'
import type { ProductRow, ShownProductRow } from './product.row.ts'
import { ratingOf } from './rating.rules.ts'

export function toProduct<Row extends ProductRow>(row: Row) {
  const { tiers, rating_sum, created_at, expires_at, city, state, ...same } = row
  return {
    ...same,
    prices: toPrices(tiers),
    expires_at: expires_at?.toISOString() ?? null,
    rating: ratingOf(row),
    seller: { seller_company: row.seller_company },
    seller_location: placeOf({ city, state }),
    createdAt: created_at.toISOString(),
  }
}

export const toShownProduct = (row: ShownProductRow): ShownProduct => toProduct(row)
