import { PackageX } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { getOrder } from '#contract/order.ts'
import { marketPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/order.page.ts'
import { withKnownStatus } from './known-status.ts'
import { OrderSkeleton } from './order-skeleton.tsx'
import { orderTexts } from './order-texts.ts'
import { OrderView } from './order-view.tsx'

export async function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { order: withKnownStatus(await api(getOrder, { orderId })) }
  } catch (error) {
    return { isMissing: error instanceof ApiError && error.status === 404 }
  }
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(orderTexts.title(params.orderId ?? ''))

export const HydrateFallback = OrderSkeleton

export default function OrderPage({ loaderData, params: { orderId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (loaderData.order) return <OrderView key={orderId} loaded={loaderData.order} />
  return (
    <div className="wrap py-8">
      {loaderData.isMissing ? (
        <EmptyState
          as="h1"
          icon={<PackageX />}
          title={orderTexts.error}
          action={<ButtonLink to={marketPath}>{orderTexts.explore}</ButtonLink>}
        >
          {orderTexts.notYours}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-4 text-h1">{orderTexts.title(orderId)}</h1>
          <LoadError text={orderTexts.error} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}
