import { labelOf } from '#contract/category.ts'
import type { SellerProfile } from '#contract/seller.ts'
import type { RangeRow, SellerRow, StarsRow } from './seller.queries.ts'

type Head = Omit<SellerProfile, 'products' | 'total' | 'total_is_floor' | 'next'>

export const toSellerHead = (
  seller: SellerRow,
  range: readonly RangeRow[],
  stars: readonly StarsRow[],
): Head => ({
  success: true,
  seller_id: seller.user_id,
  company_name: seller.company_name,
  profile_image: seller.profile_image,
  is_seller_verified: seller.is_seller_verified,
  bussiness_type: seller.business_type,
  location: [seller.city, seller.state].filter(Boolean).join(', ') || null,
  phone: seller.phone_number,
  email: seller.email,
  website: seller.website,
  member_since: seller.created_at.toISOString(),
  ...toRating(range),
  histogram: [5, 4, 3, 2, 1].map(
    (rating) => stars.find((each) => each.rating === rating) ?? { rating, count: 0 },
  ),
  product_count: sumOf(range, 'count'),
  categories: range
    .filter(({ count }) => count > 0)
    .map(({ category, count }) => ({ category, label: labelOf(category), count })),
})

/** Cut to two decimals, as the rating of a product is. */
function toRating(range: readonly RangeRow[]) {
  const review_count = sumOf(range, 'review_count')
  const hundredths = Math.floor((sumOf(range, 'rating_sum') * 100) / review_count)
  return { rating: review_count > 0 ? hundredths / 100 : null, review_count }
}

const sumOf = (range: readonly RangeRow[], field: 'count' | 'rating_sum' | 'review_count') =>
  range.reduce((sum, row) => sum + row[field], 0)
