import { firstCategories } from '#contract/products/first-categories.ts'
import { labelOf, offeredCategories, slugOf } from '#contract/products/present-categories.ts'
import { nineFirst } from '#web/products/nine-first.ts'
import { categoryWord } from '#web/products/product-texts.ts'

/** All that is offered, for a product that stays. */
export const productCategories = (): readonly string[] => offeredCategories().map(({ label }) => label)

export const firstCategory = () => productCategories()[0] ?? ''
export const firstLiveCategory = () => nineFirst()[0] ?? ''

const ofTheLiveForm: ReadonlySet<string> = new Set(firstCategories)

/** The nine are sent in the words of the specification, and read like the market's own; others stand as they were filed. */
const categoryLabel = (word: string) => (ofTheLiveForm.has(word) ? labelOf(slugOf(word) ?? word) : word)

/** A product may carry another label of a category; it comes back as it was sent, and takes the place of what reads the same. */
export function categoryOptions(words: readonly string[], filed: string) {
  const optionOf = (value: string) => ({ value, label: categoryWord(categoryLabel(value)) })
  const options = words.map(optionOf)
  if (words.includes(filed)) return options
  const own = optionOf(filed)
  return [own, ...options.filter(({ label }) => label !== own.label)]
}
