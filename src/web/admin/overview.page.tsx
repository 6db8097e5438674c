import { BadgeCheck, ChevronRight, CreditCard, FilePen, Flag, type LucideIcon, Package } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { type AuditEvent, listAuditEvents } from '#contract/admin/admin-audit.ts'
import { listReviewedProducts } from '#contract/admin/admin-products.ts'
import { listProfileChanges } from '#contract/admin/admin-profile-changes.ts'
import { listReports } from '#contract/admin/admin-reports.ts'
import { type AdminArea, worksIn } from '#contract/admin/admin-roles.ts'
import { listApplicants } from '#contract/admin/admin-seller-applications.ts'
import {
  adminAuditPath,
  adminChangesPath,
  adminPlansPath,
  adminProductsPath,
  adminReportsPath,
  applicationsPath,
} from '#contract/paths.ts'
import { listPlans } from '#contract/sellers/plan.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Card } from '#web/ui/card.tsx'
import { totalOf } from '#web/ui/formats/rupees.ts'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/overview.page.ts'
import { AdminPage } from './admin-page.tsx'
import { auditTexts } from './admin-page-texts.ts'
import { adminTexts, overviewTexts as texts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { EventList } from './event-list.tsx'
import { orNull, ownRole, requireAdmin } from './require-admin.ts'

type Queue = { total: string; oldest: string | undefined } | null
type QueueName = keyof typeof texts.queues

const queueOf = async <Answer extends { total: number; total_is_floor?: boolean | undefined }>(
  promise: Promise<Answer>,
  oldest: (answer: Answer) => string | undefined,
): Promise<Queue> => {
  const answer = await orNull(promise)
  return answer && { total: totalOf(answer), oldest: oldest(answer) }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const role = ownRole()
  const names = queueNames.filter((name) => worksIn(role, looks[name].area))
  const [log, ...queues] = await Promise.all([
    worksIn(role, 'log') && orNull(api(listAuditEvents, { only: 'decisions' })),
    ...names.map(async (name) => ({ name, queue: await loads[name]() })),
  ])
  return { queues, events: log ? log.events.slice(0, 6) : log }
}

const loads: Record<QueueName, () => Promise<Queue>> = {
  kyc: () => queueOf(api(listApplicants, {}), ({ sellers }) => sellers[0]?.created_at),
  changes: () => queueOf(api(listProfileChanges, {}), ({ changes }) => changes[0]?.created_at),
  products: () => queueOf(api(listReviewedProducts, {}), ({ products }) => products[0]?.waiting_since),
  reports: () => queueOf(api(listReports, {}), ({ reports }) => reports[0]?.created_at),
  plans: () => queueOf(api(listPlans, {}), ({ plans }) => plans[0]?.requested_at),
}

export const meta = () => privateMeta(texts.title)

export function HydrateFallback() {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <SkeletonRegion className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-5">
        {['kyc', 'changes', 'products', 'reports', 'plans'].map((queue) => (
          <Skeleton key={queue} className="h-39 rounded-card!" />
        ))}
      </SkeletonRegion>
    </AdminPage>
  )
}

const looks: Record<QueueName, { icon: LucideIcon; page: string; area: AdminArea }> = {
  kyc: { icon: BadgeCheck, page: applicationsPath, area: 'vetting' },
  changes: { icon: FilePen, page: adminChangesPath, area: 'vetting' },
  products: { icon: Package, page: adminProductsPath, area: 'vetting' },
  reports: { icon: Flag, page: adminReportsPath, area: 'support' },
  plans: { icon: CreditCard, page: adminPlansPath, area: 'money' },
}
const queueNames = Object.keys(looks) as QueueName[]

export default function OverviewPage({ loaderData: { queues, events } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isClear = queues.every(({ queue }) => queue?.total === '0')
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      {isClear && (
        <Notice tone="success" className="mb-4">
          {adminTexts.allClear}
        </Notice>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-5">
        {queues.map(({ name, queue }) => (
          <QueueCard key={name} name={name} queue={queue} />
        ))}
      </ul>
      {events !== false && (
        <>
          <div className="mt-8 mb-3 flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-h2">{texts.latest}</h2>
            <Link to={adminAuditPath} className="inline-flex min-h-11 items-center text-anchor text-small">
              {texts.wholeLog}
            </Link>
          </div>
          {events ? (
            <Latest events={events} />
          ) : (
            <LoadError text={adminTexts.loadError} onRetry={revalidate} />
          )}
        </>
      )}
    </AdminPage>
  )
}

function Latest({ events }: { events: readonly AuditEvent[] }) {
  if (events.length === 0) return <p className="text-muted">{auditTexts.nothingYet}</p>
  return <EventList events={events} />
}

function QueueCard({ name, queue }: { name: QueueName; queue: Queue }) {
  const { icon: Icon, page } = looks[name]
  const [title, text] = texts.queues[name]
  return (
    <Card as="li" className="relative grid content-start gap-3 p-5 hover:border-border-strong">
      <div className="flex items-center gap-2.5">
        <Icon className="text-primary" />
        <h2 className="text-h3">
          <Link to={page} prefetch="intent" className="after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h2>
        <ChevronRight className="ml-auto text-subtle" />
      </div>
      <p className="num flex flex-wrap items-center justify-between gap-2 text-price">
        {queue ? queue.total : texts.unknown}
        {queue?.oldest && <AgeBadge since={queue.oldest} />}
      </p>
      <p className="min-h-6 text-muted text-small">{text}</p>
    </Card>
  )
}
