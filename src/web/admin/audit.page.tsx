import { Form, Link } from 'react-router'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { adminAuditPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-look.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import type { Route } from './+types/audit.page.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { auditTexts as texts } from './admin-page-texts.ts'
import { EventList } from './event-list.tsx'
import { PagedList } from './paged-list.tsx'
import { orNull, requireAdmin } from './require-admin.ts'

const words = [
  ['actor', texts.actor],
  ['action', texts.action],
  ['subject', texts.subject],
  ['request_id', texts.request],
] as const
const days = [
  ['from', texts.from],
  ['to', texts.to],
] as const
const names = [...words, ...days].map(([name]) => name)

type AuditQuery = Partial<Record<(typeof names)[number], string>>

const queryIn = (params: URLSearchParams): AuditQuery =>
  Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])))

const fetchPage = async (query: AuditQuery, cursor?: string) => {
  const { events, ...page } = await api(listAuditEvents, { ...query, cursor })
  return { items: events, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const query = queryIn(new URL(request.url).searchParams)
  return { query, page: await orNull(fetchPage(query)) }
}

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function AuditPage({ loaderData: { query, page } }: Route.ComponentProps) {
  const key = JSON.stringify(query)
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <search>
        <Form
          key={key}
          aria-label={texts.title}
          className="mb-5 grid items-end gap-3 min-[380px]:grid-cols-2 lg:grid-cols-4"
        >
          {words.map(([name, label]) => (
            <TextField key={name} name={name} label={label} defaultValue={query[name]} autoComplete="off" />
          ))}
          {days.map(([name, label]) => (
            <TextField key={name} name={name} label={label} type="date" defaultValue={query[name]} />
          ))}
          <div className="flex gap-2">
            <Button type="submit">{texts.find}</Button>
            {key !== '{}' && (
              <Link to={adminAuditPath} className={buttonClass({ variant: 'ghost' })}>
                {texts.clear}
              </Link>
            )}
          </div>
        </Form>
      </search>
      <PagedList
        key={key}
        first={page}
        fetchMore={(cursor) => fetchPage(query, cursor)}
        nothingYet={key === '{}' ? texts.nothingYet : undefined}
        keyOf={({ audit_event_id }) => String(audit_event_id)}
      >
        {(events) => <EventList events={events} />}
      </PagedList>
    </AdminPage>
  )
}
