import { AsyncLocalStorage } from 'node:async_hooks'
import { firstTaxonomy } from '#contract/products/first-taxonomy.ts'
import { readTaxonomyBy } from '#contract/products/present-categories.ts'
import type { Taxonomy } from '#contract/products/taxonomy.ts'

const current = new AsyncLocalStorage<Taxonomy>()

readTaxonomyBy(() => current.getStore() ?? firstTaxonomy)

/**
 * Schemas and rules of the contract, which know no database, read these categories while the work lasts: those of one
 * moment from its beginning to its end.
 */
export const amongCategories = <Answer>(taxonomy: Taxonomy, work: () => Answer): Answer =>
  current.run(taxonomy, work)
