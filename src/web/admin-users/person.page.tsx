import { data, Link, useRevalidator } from 'react-router'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { getUser } from '#contract/admin/admin-users.ts'
import { ApiError } from '#contract/client.ts'
import { adminAuditPath, adminUsersPath } from '#contract/paths.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { EventList } from '#web/admin/event-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/person.page.ts'
import { Facts, Orders, Part, Products } from './person-parts.tsx'
import { Kinds } from './user-row.tsx'
import { usersTexts as texts } from './users-texts.ts'

const shownEvents = 10

export async function clientLoader({ request, params: { userId } }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const [file, log] = await Promise.all([
    api(getUser, { userId }).catch(refuseUnknown),
    orNull(api(listAuditEvents, { subject: userId, only: 'decisions' })),
  ])
  return { file, events: log?.events.slice(0, shownEvents) ?? null }
}

function refuseUnknown(error: unknown) {
  if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 })
  return null
}

export const meta = () => privateMeta(texts.person)

const back = { to: adminUsersPath, label: texts.back }

export function HydrateFallback() {
  return (
    <AdminPage title={texts.person} back={back}>
      <SkeletonRegion className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-80 rounded-card!" />
        <Skeleton className="h-80 rounded-card!" />
      </SkeletonRegion>
    </AdminPage>
  )
}

/** One account: its details, orders, products and the decisions about it. */
export default function PersonPage({ loaderData: { file, events } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!file)
    return (
      <AdminPage title={texts.person} back={back}>
        <LoadError text={texts.loadError} onRetry={revalidate} />
      </AdminPage>
    )
  const { user, orders, products, counts } = file
  return (
    <AdminPage
      title={user.company_name ?? user.full_name}
      lead={
        <span className="flex flex-wrap gap-2">
          <Kinds user={user} />
        </span>
      }
      back={back}
    >
      {user.suspended_at && (
        <Notice tone="danger" className="mb-4">
          {texts.suspendedOn(dayOf(user.suspended_at))}: {user.suspension_reason}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Facts user={user} counts={counts} />
          {user.account_type === 'seller' && <Products products={products} user={user} counts={counts} />}
        </div>
        <div className="grid min-w-0 gap-4">
          <Orders orders={orders} counts={counts} />
          <Decisions userId={user.user_id} events={events} />
        </div>
      </div>
    </AdminPage>
  )
}

type DecisionsProps = { userId: string } & Pick<Route.ComponentProps['loaderData'], 'events'>

function Decisions({ userId, events }: DecisionsProps) {
  return (
    <Part
      title={texts.events}
      action={
        <Link
          to={`${adminAuditPath}?subject=${userId}`}
          className="-my-3 inline-flex min-h-11 items-center text-anchor text-small"
        >
          {texts.wholeLog}
        </Link>
      }
    >
      {events === null && <p className="px-4 pb-4 text-danger-fg text-small">{texts.loadError}</p>}
      {events?.length === 0 && <p className="px-4 pb-4 text-muted text-small">{texts.noEvents}</p>}
      {events && events.length > 0 && <EventList events={events} isPart />}
    </Part>
  )
}
