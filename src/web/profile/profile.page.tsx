import { type ReactNode, useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { getOrderStatistics } from '#contract/order.ts'
import { getProfile } from '#contract/users/user.ts'
import { api } from '#web/api/browser-api.ts'
import { requireToken } from '#web/session/require-token.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { toastError } from '#web/ui/toasts/toast.ts'
import type { Route } from './+types/profile.page.ts'
import { AvatarMenu } from './avatar-menu.tsx'
import { fetchOrders, filterIn, OrdersTab } from './orders-tab.tsx'
import { Overview } from './overview.tsx'
import { ProfileCard } from './profile-card.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { profileTexts as texts } from './profile-texts.ts'

type TabId = 'overview' | 'orders'
const tabIn = (params: URLSearchParams): TabId => (params.get('tab') === 'orders' ? 'orders' : 'overview')

/** What fails is null, so that one part never takes the others with it. */
const orNull = <Answer,>(answer: Promise<Answer>) => answer.catch(() => null)

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireToken(request)
  const { searchParams } = new URL(request.url)
  const isOrders = tabIn(searchParams) === 'orders'
  const [profile, figures, orders] = await Promise.all([
    orNull(api(getProfile, {})),
    isOrders ? null : orNull(api(getOrderStatistics, {})),
    isOrders ? orNull(fetchOrders(filterIn(searchParams))) : null,
  ])
  return { profile, figures, orders }
}

export const meta: Route.MetaFunction = () => privateMeta(texts.title, texts.description)

export const HydrateFallback = ProfileSkeleton

export default function ProfilePage({ loaderData: { profile, figures, orders } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!profile) toastError(texts.loadToast)
  }, [profile])
  return (
    <div className="wrap pt-6 pb-12 md:pt-8">
      <h1 className="mb-4 text-h1 md:mb-6">{texts.title}</h1>
      {!profile ? (
        <LoadError text={texts.loadError} onRetry={revalidate} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[280px_minmax(0,1fr)]">
          <ProfileCard profile={profile}>
            <AvatarMenu hasPicture={profile.profile_image !== null} onChanged={revalidate} />
          </ProfileCard>
          <ProfileTabs
            overview={<Overview profile={profile} figures={figures} onChanged={revalidate} />}
            orders={<OrdersTab orders={orders} />}
          />
        </div>
      )}
    </div>
  )
}

function ProfileTabs(panels: Record<TabId, ReactNode>) {
  const [params, setParams] = useSearchParams()
  const tab = tabIn(params)
  const select = (id: string) =>
    setParams(id === 'orders' ? { tab: 'orders' } : {}, { preventScrollReset: true })
  return (
    <div className="min-w-0">
      <Tabs
        label={texts.tabs}
        name="profile"
        selected={tab}
        onSelect={select}
        tabs={[
          { id: 'overview', label: texts.overview },
          { id: 'orders', label: texts.orders },
        ]}
        className="sticky-bar sticky top-(--bar-height) z-10 mb-6 bg-bg"
      />
      <TabPanel name="profile" id={tab}>
        {panels[tab]}
      </TabPanel>
    </div>
  )
}
