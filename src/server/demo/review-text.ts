import type { CategorySlug } from '#contract/category.ts'

type Rating = 1 | 2 | 3 | 4 | 5

/** Comments that suit one rating and either any product or those of some categories. */
export interface ReviewTexts {
  readonly rating: Rating
  readonly fits: 'any' | readonly CategorySlug[]
  readonly comments: readonly string[]
}

/** One comment that a buyer of the demo market may leave. */
export interface ReviewText {
  readonly rating: Rating
  readonly fits: 'any' | readonly CategorySlug[]
  readonly comment: string
}
