import { presentTaxonomy } from '#contract/products/present-categories.ts'
import { specifiedSpellings } from '#contract/products/specified-spellings.ts'

/** Every category with all spellings that mean it, its label first. */
export function spellingsByCategory() {
  const { all, written } = presentTaxonomy()
  const former = new Map(written.map((category) => [category.slug, category.former]))
  return all.map(({ slug, label, aliases }) => ({
    slug,
    spellings: [...new Set([label, ...specifiedSpellings(slug), ...aliases, ...(former.get(slug) ?? [])])],
  }))
}
