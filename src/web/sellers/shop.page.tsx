import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { shopPath } from '#contract/paths.ts'
import { getShop } from '#contract/sellers/shop.ts'
import { apiContext } from '#web/api/api-context.ts'
import { api } from '#web/api/browser-api.ts'
import { prefix } from '#web/ui/language.ts'
import type { Route } from './+types/shop.page.ts'
import { loadSeller, refuse } from './load-seller.ts'
import { metaOfSeller, SellerError, SellerView } from './seller-view.tsx'

/** An address that the shop had before leads to the one that it has. */
async function load(call: Api, name: string, url: string) {
  const { handle, seller_id } = await call(getShop, { handle: name }).catch(refuse)
  if (handle !== name) throw redirect(`${prefix}${shopPath(handle)}${new URL(url).search}`, 301)
  return loadSeller(call, seller_id, url)
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.handle, request.url)

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.handle, request.url)

export const meta: Route.MetaFunction = ({ loaderData, error }) => metaOfSeller({ loaderData, error })

/** The page of a supplier, under the address that the shop has chosen. */
export default function ShopPage({ loaderData }: Route.ComponentProps) {
  return <SellerView {...loaderData} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <SellerError error={error} />
}
