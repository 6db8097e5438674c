import type { Facets } from '#contract/products/product-facets.ts'
import type { Bounds } from '#server/search/search-sentence.ts'
import type { HitRow } from './hit.row.ts'

/** A page of a product list, and how the search was understood. */
export type Listing = {
  readonly hits: readonly HitRow[]
  readonly total: number
  readonly total_is_floor: boolean
  readonly next: string | null
  readonly did_you_mean?: string
  readonly corrected_from?: string
  readonly left_out?: string[]
  readonly only_mentioned?: string
  readonly understood?: Bounds & { readonly sentence: string }
  readonly facets?: Facets
}
