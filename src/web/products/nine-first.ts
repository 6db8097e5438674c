import { firstCategories } from '#contract/products/first-categories.ts'
import { offeredCategories, slugOf } from '#contract/products/present-categories.ts'

/** The nine that the specification's forms offer, then the rest of the taxonomy; what editors have hidden is left out. */
export function nineFirst(): readonly string[] {
  const offered = offeredCategories()
  const isOffered = (word: string) => offered.some(({ slug }) => slug === slugOf(word))
  const listed = new Set(firstCategories.map(slugOf))
  return [
    ...firstCategories.filter(isOffered),
    ...offered.filter(({ slug }) => !listed.has(slug)).map(({ label }) => label),
  ]
}
