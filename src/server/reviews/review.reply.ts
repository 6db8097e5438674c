import type { Review } from '#contract/review.ts'
import type { SellerReview } from '#contract/sellers/seller-reviews.ts'
import type { ReviewRow } from './review.row.ts'
import type { SellerReviewRow } from './seller-reviews.queries.ts'

export const toReview = ({
  full_name,
  company_name,
  city,
  created_at,
  replied_at,
  ...same
}: ReviewRow): Review => ({
  ...same,
  created_at: created_at.toISOString(),
  replied_at: replied_at?.toISOString() ?? null,
  reviewer: { name: firstName(full_name), from: company_name || city || null },
})

export const toSellerReview = (row: SellerReviewRow): SellerReview => {
  const { product_id, product_name, image, is_reported, ...review } = row
  return { ...toReview(review), product: { product_id, product_name, image }, is_reported }
}

const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? ''
