import { labelOf } from '#contract/products/present-categories.ts'
import type { SellerProfile } from '#contract/sellers/seller.ts'
import { toProduct } from '#server/products/product.reply.ts'
import type { ProductRow } from '#server/products/product.row.ts'
import { type RatingCount, ratingOf, toHistogram } from '#server/products/rating.rules.ts'
import { toShortService } from '#server/service-figures/short-service.reply.ts'
import { placeOf } from '#server/users/location.rules.ts'
import type { RangeRow, SellerRow } from './seller.queries.ts'

type Parts = {
  readonly seller: SellerRow
  readonly range: readonly RangeRow[]
  readonly counts: readonly RatingCount[]
  readonly page: Pick<SellerProfile, 'total' | 'total_is_floor' | 'next'> & {
    readonly products: readonly ProductRow[]
  }
}

export const toSellerProfile = ({ seller, range, counts, page }: Parts): SellerProfile => ({
  success: true,
  seller_id: seller.user_id,
  company_name: seller.company_name,
  profile_image: seller.profile_image,
  is_seller_verified: seller.is_seller_verified,
  bussiness_type: seller.business_type,
  location: placeOf(seller),
  phone: seller.phone_number,
  email: seller.email,
  website: seller.website,
  member_since: seller.created_at.toISOString(),
  ...toShortService(seller.service),
  handle: seller.handle,
  about: seller.about,
  ...toRating(range),
  histogram: toHistogram(counts),
  product_count: sumOf(range, 'count'),
  categories: range
    .filter(({ count }) => count > 0)
    .map(({ category, count }) => ({ category, label: labelOf(category), count })),
  products: page.products.map(toProduct),
  total: page.total,
  next: page.next,
  ...(page.total_is_floor && { total_is_floor: true }),
})

function toRating(range: readonly RangeRow[]) {
  const review_count = sumOf(range, 'review_count')
  return { rating: ratingOf({ rating_sum: sumOf(range, 'rating_sum'), review_count }), review_count }
}

const sumOf = (range: readonly RangeRow[], field: 'count' | 'rating_sum' | 'review_count') =>
  range.reduce((sum, row) => sum + row[field], 0)
