import { commentRule, ratingRule } from '#contract/review-rules.ts'
import type { Rules } from '#web/forms/form.ts'

/** What a buyer writes of a product; 0 stars until some are chosen. */
export type ReviewDraft = { readonly rating: number; readonly comment: string }

export const blankReview: ReviewDraft = { rating: 0, comment: '' }

/** Stars are required, words are not. */
export const reviewFormRules: Rules<ReviewDraft> = { rating: ratingRule, comment: commentRule }
