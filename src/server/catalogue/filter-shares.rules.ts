import type { FacetName } from '#contract/products/product-facets.ts'

/** Which share of all products each filter leaves, of those that the index of words stores. */
export type FilterShares = ReadonlyMap<FacetName, number>

export const sharesFrom = (
  facets: readonly FacetName[],
  counts: readonly number[],
  looked: number,
): FilterShares => new Map(facets.map((facet, place) => [facet, (counts[place] ?? 0) / Math.max(1, looked)]))

/**
 * Ratios of costs, measured with a million products (docs/decisions/0076-how-a-search-is-planned.md): a product that the
 * index returns and the filters are checked against, and an entry of a list that the index reads.
 */
const costs = { checked: 12, listed: 0.1 }

type Matches = { readonly holding: number; readonly products: number }

/**
 * The filters that the index of words is better not asked for, because reading the list of one would cost more than
 * checking the products that it spares: nine tenths of all products being verified spare next to nothing and make the
 * longest list. The rarest filters come first. Of a filter without a share nothing is known, so the index is asked.
 */
export function notWorthIndexing(
  shares: FilterShares,
  { holding, products }: Matches,
): ReadonlySet<FacetName> {
  const unindexed = new Set<FacetName>()
  let left = holding
  for (const [facet, share] of [...shares].sort(([, one], [, other]) => one - other)) {
    const isWorthIt = left * (1 - share) * costs.checked >= products * share * costs.listed
    if (isWorthIt) left *= share
    else unindexed.add(facet)
  }
  return unindexed
}
