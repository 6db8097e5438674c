import { listOwnProducts, type OwnProduct, type OwnProductCounts } from '#contract/products/own-product.ts'
import { api } from '#web/api/browser-api.ts'
import type { ListPage } from '#web/ui/lists/use-paged-list.ts'
import type { OwnListQuery } from './list-query.ts'

export type OwnList = ListPage<OwnProduct> & { readonly counts: OwnProductCounts }

export async function fetchOwnProducts(query: OwnListQuery, cursor?: string): Promise<OwnList> {
  const { products, counts, total, total_is_floor, next } = await api(listOwnProducts, {
    ...query,
    ...(cursor ? { cursor } : {}),
  })
  return { items: products, counts, total, total_is_floor, next }
}
