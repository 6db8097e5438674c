import { Store, TriangleAlert } from 'lucide-react'
import { data, isRouteErrorResponse, useRevalidator } from 'react-router'
import { categoriesMeant } from '#contract/category.ts'
import { type Api, ApiError } from '#contract/client.ts'
import { getSeller } from '#contract/seller.ts'
import { apiContext } from '#web/api-context.ts'
import { api } from '#web/browser-api.ts'
import { toCardPage } from '#web/products/settled.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Route } from './+types/seller.page.ts'
import { SellerHead } from './seller-head.tsx'
import { faultMeta, sellerMeta } from './seller-meta.ts'
import { SellerProducts, shelf } from './seller-products.tsx'
import { sellerTexts as texts } from './seller-texts.ts'

async function load(call: Api, sellerId: string, url: string) {
  const { origin, searchParams } = new URL(url)
  const category = categoriesMeant(searchParams.get('category') ?? 'all')?.[0] ?? 'all'
  const answer = await call(getSeller, { sellerId, category, limit: shelf }).catch(refuse)
  const { success, products, total, total_is_floor, next, ...seller } = answer
  return { seller, page: toCardPage({ ...answer, status: 'ok' }), category, origin }
}

function refuse(fault: unknown): never {
  // An address that is no id at all is as unknown as an id that is nobody's.
  const isUnknown = fault instanceof ApiError && (fault.status === 404 || fault.status === 400)
  throw data(null, { status: isUnknown ? 404 : 503 })
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(context.get(apiContext), params.sellerId, request.url)

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(api, params.sellerId, request.url)

export const meta: Route.MetaFunction = ({ loaderData, error }) =>
  loaderData ? sellerMeta(loaderData.seller, loaderData.category, loaderData.origin) : faultMeta(error)

export default function SellerPage({ loaderData: { seller, page, category } }: Route.ComponentProps) {
  return (
    <>
      <SellerHead seller={seller} />
      <SellerProducts seller={seller} category={category} page={page} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error)) throw error
  return error.status === 404 ? <NoSeller /> : <LoadFailed />
}

function NoSeller() {
  return (
    <EmptyState
      as="h1"
      icon={<Store />}
      title={texts.notFound}
      className="min-h-[60dvh] content-center"
      action={<ButtonLink to="/live_market">{texts.goToMarket}</ButtonLink>}
    >
      {texts.notFoundText}
    </EmptyState>
  )
}

function LoadFailed() {
  const { revalidate, state } = useRevalidator()
  return (
    <EmptyState
      as="h1"
      icon={<TriangleAlert />}
      title={texts.loadFault}
      className="min-h-[60dvh] content-center"
      action={
        <Button loading={state === 'loading'} onClick={() => void revalidate()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {texts.loadFaultText}
    </EmptyState>
  )
}
