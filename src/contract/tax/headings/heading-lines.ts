import type { CategorySlug } from '#contract/products/category.ts'

/** Headings of a category, one a line. */
export type HeadingLines = Partial<Readonly<Record<CategorySlug, string>>>
