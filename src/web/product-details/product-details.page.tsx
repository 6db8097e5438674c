import { PackageSearch } from 'lucide-react'
import { data } from 'react-router'
import { type Api, ApiError } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getProduct, type Product, searchProducts } from '#contract/products/product.ts'
import { listReviews } from '#contract/review.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { serverNow } from '#web/api/server-clock.ts'
import { type CardPage, toCardPage } from '#web/products/product-page-result.ts'
import { PageError } from '#web/site/page-error.tsx'
import type { Route } from './+types/product-details.page.ts'
import { productDetailsTexts } from './product-details-texts.ts'
import { errorMeta, productMeta } from './product-meta.ts'
import { ProductView } from './product-view.tsx'

/** Two rows of five, and the product itself, which is left out. */
const neighbours = 11

async function load(call: Api, productId: string, url: string) {
  const { product } = await call(getProduct, { productId }).catch(refuse)
  const more = await listMore(call, product)
  const hasEnded = product.expires_at !== null && Date.parse(product.expires_at) <= serverNow()
  return { product, more, hasEnded, origin: new URL(url).origin, reviews: noReviews }
}

/** The browser asks for them once they are scrolled to. */
const noReviews: ReplyOf<typeof listReviews> | null = null

/** They come with the page for search engines, and are left out where they fail. */
const readReviews = (call: Api, { product_id: productId, review_count }: Product) =>
  review_count === 0 ? noReviews : call(listReviews, { productId }).catch(() => noReviews)

function refuse(error: unknown): never {
  const status = error instanceof ApiError && error.status < 500 ? error.status : 503
  throw data(null, { status })
}

/** Other products of the seller; left out where they fail. */
async function listMore(call: Api, { product_id, seller_id }: Product): Promise<CardPage | null> {
  try {
    const page = toCardPage(await call(searchProducts, { q: '', seller_id, limit: neighbours }))
    const others = page.products.filter((card) => card.product_id !== product_id)
    return { ...page, products: others.slice(0, neighbours - 1) }
  } catch {
    return null
  }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const call = context.get(apiContext)
  const shown = await load(call, params.productId, request.url)
  return { ...shown, reviews: await readReviews(call, shown.product) }
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.productId, request.url)

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? productMeta(loaderData) : errorMeta(error)

/** The bar to buy with takes its place on phones. */
export const handle = { hidesBottomBar: true }

export default function ProductDetailsPage({ loaderData }: Route.ComponentProps) {
  // Quantity and photo begin anew with each product.
  return <ProductView key={loaderData.product.product_id} {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError withToast error={error} texts={productDetailsTexts} icon={<PackageSearch />} />
}
