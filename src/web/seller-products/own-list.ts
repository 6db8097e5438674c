import {
  listOwnProducts,
  type OwnProduct,
  type OwnProductCounts,
  type OwnProductFilter,
  type OwnProductSort,
  ownProductFilters,
} from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import type { GrowingPage } from '#web/ui/lists/use-growing-list.ts'

const sorts: readonly OwnProductSort[] = ['newest', 'name', 'category']

export type OwnListQuery = { filter: OwnProductFilter; q: string; sort: OwnProductSort }

/** What the address asks for; what it does not know is the usual. */
export function queryIn(params: URLSearchParams): OwnListQuery {
  const filter = ownProductFilters.find((each) => each === params.get('filter')) ?? 'all'
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'newest'
  return { filter, sort, q: params.get('q') ?? '' }
}

export type OwnList = GrowingPage<OwnProduct> & { readonly counts: OwnProductCounts }

export async function fetchOwnProducts(query: OwnListQuery, cursor?: string): Promise<OwnList> {
  const { products, counts, total, total_is_floor, next } = await api(listOwnProducts, {
    ...query,
    ...(cursor ? { cursor } : {}),
  })
  return { items: products, counts, total, total_is_floor, next }
}
