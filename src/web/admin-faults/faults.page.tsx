import { useState } from 'react'
import { Link } from 'react-router'
import { type Fault, listFaults, retryFault } from '#contract/admin/faults.ts'
import { adminUserPath } from '#contract/paths.ts'
import { pushTitles } from '#contract/texts/reach/push-titles.ts'
import { useAction } from '#web/actions/use-action.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { PagedList } from '#web/admin/paged-list.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/faults.page.ts'
import { faultsTexts as texts } from './faults-texts.ts'

async function fetchPage(cursor?: string) {
  const { faults, ...page } = await api(listFaults, { cursor })
  return { items: faults, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  return { first: await orNull(fetchPage()) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-28" />

export default function FaultsPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <PagedList
        first={first}
        fetchMore={fetchPage}
        keyOf={({ fault_id }) => fault_id}
        nothingYet={texts.nothingYet}
      >
        {(faults) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {faults.map((news) => (
              <FaultCard key={news.fault_id} news={news} />
            ))}
          </ul>
        )}
      </PagedList>
    </AdminPage>
  )
}

/** A newer server may name kinds that this page does not know. */
const titleOf = (kind: string) =>
  new Map(Object.entries(pushTitles)).get(kind as keyof typeof pushTitles)?.content ?? kind

function FaultCard({ news }: { news: Fault }) {
  const { channel, kind, person, order_id, reason, attempts, created_at } = news
  return (
    <Card as="li" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 md:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-h3">
          <span className="wrap-anywhere">{titleOf(kind)}</span>
          <Badge>{texts.channels[channel]}</Badge>
        </h2>
        <p className="wrap-anywhere text-danger-fg text-small">{reason}</p>
        <p className="num flex flex-wrap items-center gap-x-3 text-muted text-small">
          <Link
            to={adminUserPath(person.user_id)}
            className="inline-flex min-h-11 items-center wrap-anywhere font-medium text-text underline underline-offset-2 lg:min-h-7"
          >
            {person.name}
          </Link>
          {order_id && <span>{texts.order(order_id)}</span>}
          <span>{texts.tries(attempts)}</span>
          <time dateTime={created_at}>{dayAndTimeOf(created_at)}</time>
        </p>
      </div>
      <Again news={news} />
    </Card>
  )
}

function Again({ news: { fault_id, person, can_retry } }: { news: Fault }) {
  const [done, setDone] = useState('')
  const action = useAction({
    send: () => api(retryFault, { faultId: fault_id }),
    failure: texts.error,
    failureToast: true,
    onDone: ({ content }) => setDone(content),
  })
  if (!can_retry) return <p className="text-muted text-small">{texts.unreachable}</p>
  if (done)
    return (
      <p role="status" className="text-muted text-small">
        {done}
      </p>
    )
  return (
    <Button
      variant="secondary"
      aria-label={texts.retryOf(person.name)}
      loading={action.isPending}
      onClick={() => action.run()}
    >
      {texts.retry}
    </Button>
  )
}
