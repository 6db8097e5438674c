import { firstCategories } from '#contract/products/first-categories.ts'
import { offeredCategories, slugOf } from '#contract/products/present-categories.ts'
import { firstTexts } from '#contract/products/taxonomy.ts'

/** The nine that the specification offers a buyer, then what editors have added. */
export function requirementCategories(): readonly string[] {
  const offered = offeredCategories()
  const isOffered = (word: string) => offered.some(({ slug }) => slug === slugOf(word))
  const added = offered.filter(({ slug }) => !firstTexts.has(slug))
  return [...firstCategories.filter(isOffered), ...added.map(({ label }) => label)]
}
