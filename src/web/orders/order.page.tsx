import { ArrowLeft, BadgeCheck, PackageX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { brand } from '#contract/brand.ts'
import { ApiError } from '#contract/client.ts'
import { getOrder, type OrderDetails } from '#contract/order.ts'
import { requireToken } from '#web/app/require-token.ts'
import { api } from '#web/browser-api.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf, timeOf } from '#web/ui/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { usePolling } from '#web/ui/use-polling.ts'
import type { Route } from './+types/order.page.ts'
import { OrderItems } from './order-items.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import { stepsOf } from './order-steps.ts'
import { orderTexts } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'

// Specification 9.
const pollEvery = 10_000

export async function clientLoader({ request, params: { orderId } }: Route.ClientLoaderArgs) {
  requireToken(request)
  try {
    return { order: await api(getOrder, { orderId }) }
  } catch (fault) {
    return { isMissing: fault instanceof ApiError && fault.status === 404 }
  }
}

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${orderTexts.title(params.orderId ?? '')} | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

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
          title={orderTexts.fault}
          action={<ButtonLink to="/live_market">{orderTexts.explore}</ButtonLink>}
        >
          {orderTexts.notYours}
        </EmptyState>
      ) : (
        <>
          <h1 className="mb-4 text-h1">{orderTexts.title(orderId)}</h1>
          <LoadFault text={orderTexts.fault} onRetry={revalidate} />
        </>
      )}
    </div>
  )
}

/** Asks every ten seconds; what fails keeps the last answer and says how old it is. */
function useOrder(loaded: OrderDetails) {
  const [order, setOrder] = useState(loaded)
  const [staleSince, setStaleSince] = useState<number>()
  const [seenAt, setSeenAt] = useState(() => Date.now())
  useEffect(() => setOrder(loaded), [loaded])
  usePolling(async () => {
    try {
      setOrder(await api(getOrder, { orderId: loaded.order_id }))
      setSeenAt(Date.now())
      setStaleSince(undefined)
    } catch {
      setStaleSince(seenAt)
    }
  }, pollEvery)
  return { order, staleSince, hasMoved: order.delivery_status !== loaded.delivery_status }
}

function OrderView({ loaded }: { loaded: OrderDetails }) {
  const { order, staleSince, hasMoved } = useOrder(loaded)
  return (
    <div className="wrap pt-4 pb-12 md:pt-6">
      <Link
        to="/live_market"
        className="-ml-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 font-semibold text-label hover:bg-surface-2"
      >
        <ArrowLeft />
        {orderTexts.market}
      </Link>
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">{orderTexts.title(order.order_id)}</h1>
        <StatusBadge status={order.delivery_status} />
        <time dateTime={order.order_date} className="num text-muted">
          {dayOf(order.order_date)}, {timeOf(order.order_date)}
        </time>
      </div>
      <p role="status" className="sr-only">
        {hasMoved && orderTexts.statusNow(order.delivery_status)}
      </p>
      {staleSince !== undefined && (
        <Notice tone="warning" live className="mb-5">
          {orderTexts.lastUpdated(timeOf(staleSince))}
        </Notice>
      )}
      <Card className="mb-6 p-5 md:px-4 md:py-6">
        <Stepper label={orderTexts.stepper} steps={stepsOf(order)} />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
        <OrderItems order={order} />
        <OrderParties order={order} />
      </div>
    </div>
  )
}

function OrderParties({ order: { seller, address } }: { order: OrderDetails }) {
  return (
    <Card as="aside" className="divide-y divide-border" aria-label={orderTexts.shipTo}>
      <section className="p-5">
        <h2 className="mb-1 text-muted text-small">{orderTexts.supplier}</h2>
        <p className="break-words font-semibold">{seller.seller_company}</p>
        {seller.is_seller_verified && (
          <p className="mt-1 flex items-center gap-1 font-semibold text-primary-soft-fg text-small">
            <BadgeCheck className="size-4" />
            {orderTexts.verified}
          </p>
        )}
      </section>
      <section className="p-5">
        <h2 className="mb-1 text-muted text-small">{orderTexts.shipTo}</h2>
        <p className="whitespace-pre-line break-words">{address.ship_address}</p>
        <p className="num break-words">
          {address.city}, {address.state} {address.postal_code}
        </p>
      </section>
    </Card>
  )
}
