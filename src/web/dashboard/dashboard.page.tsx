import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { countUnreadChats } from '#contract/chats/chat.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { getAnalytics } from '#contract/sellers/analytics.ts'
import { getProfile } from '#contract/users/user.ts'
import type { WaitingCounts } from '#contract/waiting.ts'
import { api } from '#web/api/browser-api.ts'
import type { ConsoleHandle } from '#web/console/console-handle.ts'
import { useOrdersSeen } from '#web/console/order-watch.ts'
import { requireSeller } from '#web/console/require-seller.ts'
import { fetchWaiting } from '#web/console/waiting.ts'
import { setCount } from '#web/session/counts.ts'
import { useSession } from '#web/session/session.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { cx } from '#web/ui/cx.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/dashboard.page.ts'
import { dashboardTexts as texts } from './dashboard-texts.ts'
import { FigureStrip } from './figure-strip.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RevenuePicture } from './revenue-picture.tsx'
import { ShopProfile } from './shop-profile.tsx'
import { StartList } from './start-list.tsx'
import { TaskList } from './task-list.tsx'
import { WelcomeBanner } from './welcome-banner.tsx'

/** The specification asks for zeros where the figures could not be loaded. */
const noFigures = {
  orders: { total: 0, pending: 0, revenue: 0 },
  products: { total: 0 },
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireSeller(request)
  const [profile, figures, waiting] = await Promise.all([
    api(getProfile, {}).catch((error: unknown) => ({ failure: error instanceof Error ? error.message : '' })),
    api(getAnalytics, {}).catch(() => null),
    // Loaded before the task list is drawn: a row that came later would move everything below it.
    fetchWaiting().catch(() => null),
    api(countUnreadChats, {})
      .then(({ as_seller }) => setCount('customerChats', as_seller))
      .catch(() => undefined),
  ])
  return { profile, analytics: figures?.analytics ?? null, waiting }
}

export const handle: ConsoleHandle = { title: texts.title }

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export function HydrateFallback() {
  return (
    <SkeletonRegion className="grid gap-4 md:gap-6">
      <Skeleton className="h-24" />
      <Skeleton className="h-40 md:h-23" />
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Skeleton className="h-100" />
        <Skeleton className="h-100" />
      </div>
    </SkeletonRegion>
  )
}

export default function DashboardPage({ loaderData: { profile, analytics, waiting } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useNewFigures(revalidate)
  const kept = useSession().user
  const failure = 'failure' in profile ? profile.failure : undefined
  useEffect(() => {
    if (failure !== undefined) toastError(texts.userError(failure))
  }, [failure])
  const user = 'failure' in profile ? (kept ?? {}) : profile
  return (
    <div className="grid gap-4 md:gap-6">
      <WelcomeBanner name={user.full_name} />
      <FigureStrip figures={analytics ?? noFigures} />
      {!analytics && <LoadError text={texts.figuresError} onRetry={revalidate} />}
      <div
        className={cx(
          'grid items-start gap-4 md:gap-6',
          analytics && 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        {analytics && (
          <Work analytics={analytics} counts={waiting} hasPicture={Boolean(user.profile_image)} />
        )}
        <ShopProfile user={user} isWide={!analytics} onChanged={revalidate} />
      </div>
      <QuickActions />
    </div>
  )
}

type WorkProps = {
  analytics: ReplyOf<typeof getAnalytics>['analytics']
  counts: WaitingCounts | null
  hasPicture: boolean
}

function Work({ analytics, counts, hasPicture }: WorkProps) {
  const { products, orders, setup, tasks, revenue_by_day } = analytics
  const isNew = products.total === 0 || orders.total === 0
  return (
    <div className="grid min-w-0 gap-4 md:gap-6">
      {isNew && (
        <StartList
          hasPicture={hasPicture}
          hasProduct={products.total > 0}
          hasOrder={orders.total > 0}
          setup={setup}
        />
      )}
      <TaskList tasks={tasks} counts={counts} isNew={isNew} />
      <RevenuePicture days={revenue_by_day} />
    </div>
  )
}

/** Reloads the figures when the console's watch finds a new order. */
function useNewFigures(revalidate: () => Promise<void>) {
  const seen = useOrdersSeen()
  const shown = useRef(seen)
  const ask = useEffectEvent(revalidate)
  useEffect(() => {
    const before = shown.current
    shown.current = seen
    if (before !== '' && before !== seen) void ask()
  }, [seen])
}
