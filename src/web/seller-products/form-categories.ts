import { categories, slugOf } from '#contract/category.ts'
import { firstCategories } from '#contract/first-categories.ts'

/** The whole taxonomy, for a product that stays. */
export const productCategories: readonly string[] = categories.map(({ label }) => label)

const listed = new Set(firstCategories.map(slugOf))

/** The nine of the live form, then what the taxonomy has beyond them. */
export const liveCategories: readonly string[] = [
  ...firstCategories,
  ...categories.filter(({ slug }) => !listed.has(slug)).map(({ label }) => label),
]

export const firstCategory = productCategories[0] ?? ''
export const firstLiveCategory = firstCategories[0]
