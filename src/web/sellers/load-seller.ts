import { data } from 'react-router'
import { type Api, ApiError } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { categoriesForLabel } from '#contract/products/present-categories.ts'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { sortOf } from '#web/filters/filters.ts'
import { toCardPage } from '#web/products/product-page-result.ts'
import { shelf } from './shop-shelf.tsx'

/** What the page of a shop shows: its facts, and the goods that the address asks for. */
export async function loadSeller(call: Api, sellerId: string, url: string) {
  const { origin, searchParams } = new URL(url)
  const category = categoriesForLabel(searchParams.get('category') ?? 'all')?.[0] ?? 'all'
  const q = (searchParams.get('find') ?? '').trim().slice(0, limits.text.query)
  const sort = sortOf(searchParams)
  const isWhole = q === '' && sort === 'relevance'
  const input = { seller_id: sellerId, sort, limit: shelf }
  const find = () =>
    q
      ? call(searchProducts, { ...input, q, category })
      : call(listCategory, { ...input, category_type: category })
  const [answer, matches] = await Promise.all([
    call(getSeller, { sellerId, category, limit: isWhole ? shelf : 1 }),
    isWhole ? undefined : find(),
  ]).catch(refuse)
  const { success, products, total, total_is_floor, next, ...seller } = answer
  return { seller, page: toCardPage(matches ?? { ...answer, status: 'ok' }), category, q, sort, origin }
}

export function refuse(error: unknown): never {
  // A malformed id is as unknown as one without a seller.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  throw data(null, { status: isUnknown ? 404 : 503 })
}
