import { PackageX } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { getOrder } from '#contract/order.ts'
import { sellerOrdersPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { withKnownStatus } from '#web/orders/known-status.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/seller-order.page.ts'
import { SellerOrderView } from './seller-order-view.tsx'
import { sellerOrderTexts as texts } from './seller-orders-texts.ts'

const titleOf = (orderId = '') => texts.title(orderId)

export const handle: ConsoleHandle = { title: ({ orderId }) => titleOf(orderId), back: sellerOrdersPath }

export async function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  try {
    return { order: withKnownStatus(await api(getOrder, { orderId })) }
  } catch (error) {
    return { isMissing: error instanceof ApiError && error.status === 404 }
  }
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(titleOf(params.orderId))

export const HydrateFallback = () => (
  <SkeletonRegion className="grid grid-cols-1 gap-6">
    <Skeleton className="h-8 w-60 max-w-full" />
    <Skeleton className="h-96 md:h-40" />
    <Skeleton className="h-72" />
  </SkeletonRegion>
)

export default function SellerOrderPage({ loaderData, params: { orderId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (loaderData.order) return <SellerOrderView key={orderId} loaded={loaderData.order} />
  if (!loaderData.isMissing) return <LoadError text={texts.error} onRetry={revalidate} />
  return (
    <EmptyState
      icon={<PackageX />}
      title={texts.error}
      action={<ButtonLink to={sellerOrdersPath}>{texts.allOrders}</ButtonLink>}
    >
      {texts.notYours}
    </EmptyState>
  )
}
