import { categories, labelOf, slugOf } from '#contract/products/category.ts'
import { firstCategories } from '#contract/products/first-categories.ts'

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

const ofTheLiveForm: ReadonlySet<string> = new Set(firstCategories)

/** The nine are sent in the words of the specification, and read like the market's own; others stand as they were filed. */
export const categoryLabel = (word: string) =>
  ofTheLiveForm.has(word) ? labelOf(slugOf(word) ?? word) : word
