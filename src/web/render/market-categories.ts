import { readTaxonomyBy } from '#contract/products/present-categories.ts'
import { type Taxonomy, taxonomyOf, type WrittenCategory } from '#contract/products/taxonomy.ts'

let present: Taxonomy | undefined

/** From now on every page is drawn with these; the process serves one market. */
export function takeCategories(written: readonly WrittenCategory[]) {
  const taken = taxonomyOf(written)
  present = taken
  readTaxonomyBy(() => taken)
}

/** Hands them to the browser. Plain old JavaScript, as in `head-script.ts`; nothing of it may end the script. */
export function categoriesScript(): string {
  const written = present?.written ?? []
  if (written.length === 0) return ''
  const text = JSON.stringify(written)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `window.categoriesOfMarket=${text}`
}
