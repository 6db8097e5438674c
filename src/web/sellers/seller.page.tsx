import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { storedToken } from '#web/storage/session-store.ts'
import type { Route } from './+types/seller.page.ts'
import { loadSeller } from './load-seller.ts'
import { metaOfSeller, SellerError, SellerView } from './seller-view.tsx'

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadSeller(context.get(apiContext), params.sellerId, request.url)

// What came with the document is a visitor's page: signed in, a search in the shop finds more than six.
let isServersPage = !import.meta.env.SSR && document.readyState !== 'complete'

export const clientLoader = ({ params, request, serverLoader }: Route.ClientLoaderArgs) => {
  const isComplete = isServersPage && !(storedToken() && new URL(request.url).searchParams.get('find'))
  isServersPage = false
  return isComplete ? serverLoader() : loadSeller(api, params.sellerId, request.url)
}
clientLoader.hydrate = true as const

export const meta: Route.MetaFunction = ({ loaderData, error }) => metaOfSeller({ loaderData, error })

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  return <SellerView {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SellerError error={error} />
}
