import { Store } from 'lucide-react'
import { data } from 'react-router'
import { type Api, ApiError } from '#contract/client.ts'
import { limits } from '#contract/limits.ts'
import { categoriesForLabel } from '#contract/products/category.ts'
import { listCategory, searchProducts } from '#contract/products/product.ts'
import { getSeller } from '#contract/sellers/seller.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { sortOf } from '#web/filters/filters.ts'
import { toCardPage } from '#web/products/product-page-result.ts'
import { PageError } from '#web/site/page-error.tsx'
import { storedToken } from '#web/storage/session-store.ts'
import type { Route } from './+types/seller.page.ts'
import { SellerHead } from './seller-head.tsx'
import { errorMeta, sellerMeta } from './seller-meta.ts'
import { SellerProducts } from './seller-products.tsx'
import { SellerReviews } from './seller-reviews.tsx'
import { sellerTexts as texts } from './seller-texts.ts'
import { shelf } from './shop-shelf.tsx'

async function load(call: Api, sellerId: string, url: string) {
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

function refuse(error: unknown): never {
  // A malformed id is as unknown as one without a seller.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400)
  throw data(null, { status: isUnknown ? 404 : 503 })
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.sellerId, request.url)

// What came with the document is a visitor's page: signed in, a search in the shop finds more than six.
let isServersPage = !import.meta.env.SSR && document.readyState !== 'complete'

export const clientLoader = ({ params, request, serverLoader }: Route.ClientLoaderArgs) => {
  const isComplete = isServersPage && !(storedToken() && new URL(request.url).searchParams.get('find'))
  isServersPage = false
  return isComplete ? serverLoader() : load(api, params.sellerId, request.url)
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData
    ? sellerMeta(loaderData.seller, loaderData.q || loaderData.category, loaderData.origin)
    : errorMeta(error)

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const { seller, page, category, q, sort } = loaderData
  return (
    <>
      <SellerHead seller={seller} />
      <SellerProducts {...{ seller, category, q, sort, page }} />
      <SellerReviews seller={seller} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} texts={texts} icon={<Store />} />
}
