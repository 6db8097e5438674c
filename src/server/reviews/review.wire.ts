import type { Review } from '#contract/review.ts'
import type { RatingCount, ReviewRow } from './review.queries.ts'

export const toReview = ({ full_name, company_name, city, created_at, ...same }: ReviewRow): Review => ({
  ...same,
  created_at: created_at.toISOString(),
  reviewer: { name: firstName(full_name), from: company_name || city || null },
})

const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? ''

const stars = [5, 4, 3, 2, 1]

export const toHistogram = (counts: readonly RatingCount[]) =>
  stars.map((rating) => ({ rating, count: counts.find((each) => each.rating === rating)?.count ?? 0 }))
