import { redirect, useRevalidator } from 'react-router'
import { ApiError } from '#contract/client.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { ownText, sentenceOf } from '#web/api/sentence-of.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/orders.page.ts'
import { fetchOrders } from './fetch-orders.ts'
import { OrdersFrame } from './orders-frame.tsx'
import { changed, readQuery } from './orders-query.ts'
import { ExportButtons } from './orders-toolbar.tsx'
import { OrdersView } from './orders-view.tsx'
import { sellerOrdersTexts as texts } from './seller-orders-texts.ts'

export const handle: ConsoleHandle = { title: texts.title }

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const { pathname, searchParams } = new URL(request.url)
  // Notifications of earlier versions lead to an order over the list.
  const orderId = searchParams.get('order')
  if (orderId) throw redirect(sellerOrderPath(encodeURIComponent(orderId)))
  const query = readQuery(searchParams)
  try {
    return { query, page: await fetchOrders(query) }
  } catch (error) {
    // A page of another shop or another time leads nowhere.
    if (query.page > 1 && error instanceof ApiError && error.status === 400)
      throw redirect(`${pathname}?${changed(searchParams, { cursor: '', page: '' })}`)
    return { query, failure: sentenceOf(error, ownText(texts.error)) }
  }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion>
      <Skeleton className="mb-4 h-11" />
      <Skeleton className="h-21" />
      <Skeleton className="mt-4 h-32" />
      <div className="mt-3 grid gap-2">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <Skeleton key={row} className="h-16" />
        ))}
      </div>
    </SkeletonRegion>
  )
}

export default function OrdersPage({ loaderData: { query, page, failure } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!page)
    return (
      <>
        <div className="flex justify-end">
          <ExportButtons query={query} />
        </div>
        <OrdersFrame query={query}>
          <div className="lg:px-3.5 lg:pb-3.5">
            <LoadError text={failure ?? texts.error} onRetry={revalidate} />
          </div>
        </OrdersFrame>
      </>
    )
  return <OrdersView query={query} loaded={page} />
}
