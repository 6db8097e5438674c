import { BadgeCheck, ChevronRight, CircleX, Copy } from 'lucide-react'
import { useRef } from 'react'
import { Link, useRevalidator } from 'react-router'
import { type ApplicantRow, listApplicants } from '#contract/admin-sellers.ts'
import { labelOf } from '#contract/category.ts'
import { AdminPage, adminMeta, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { EmptyQueue } from '#web/admin/empty-queue.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { chosenIn, useChosen } from '#web/admin/use-chosen.ts'
import { useNextKeys } from '#web/admin/use-next-keys.ts'
import { api } from '#web/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { toastError } from '#web/ui/toast.ts'
import { useGrowingList } from '#web/ui/use-growing-list.ts'
import type { Route } from './+types/queue.page.ts'
import { kycTexts as texts } from './kyc-texts.ts'

const statuses = ['requested', 'approved', 'rejected'] as const
type Status = (typeof statuses)[number]

const fetchPage = async (status: Status, cursor?: string) => {
  const { sellers, ...page } = await api(listApplicants, { status, cursor })
  return { items: sellers, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const status = chosenIn(new URL(request.url).searchParams, 'status', statuses)
  return { status, page: await orNull(fetchPage(status)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function QueuePage({ loaderData: { status, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('status', statuses)
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ChoiceChips
        label={adminTexts.status}
        choices={statuses.map((value) => ({ value, label: texts.statuses[value] }))}
        chosen={status}
        onChoose={choose}
        className="mb-4"
      />
      {page ? (
        <Queue key={status} status={status} first={page} />
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

type QueueProps = { status: Status; first: Awaited<ReturnType<typeof fetchPage>> }

function Queue({ status, first }: QueueProps) {
  const list = useRef<HTMLUListElement>(null)
  const { page, isLoading, more } = useGrowingList<ApplicantRow>(first, {
    fetchMore: (cursor) => fetchPage(status, cursor),
    keyOf: ({ user_id }) => user_id,
    onFault: () => toastError(adminTexts.moreFault),
  })
  useNextKeys((by) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[at < 0 ? 0 : Math.min(links.length - 1, Math.max(0, at + by))]?.focus()
  })
  if (page.items.length === 0) return <EmptyQueue isQueue={status === 'requested'} />
  return (
    <>
      <Card>
        <ul ref={list} aria-label={texts.list} className="divide-y divide-border">
          {page.items.map((applicant) => (
            <Row key={applicant.user_id} applicant={applicant} />
          ))}
        </ul>
      </Card>
      <LoadMore
        shown={page.items.length}
        total={page.total}
        totalIsFloor={page.total_is_floor}
        hasMore={page.next !== null}
        loading={isLoading}
        onMore={more}
      />
    </>
  )
}

function Row({ applicant }: { applicant: ApplicantRow }) {
  const { user_id, company_name, full_name, business_category, business_type, gst_number } = applicant
  return (
    <li className="relative grid items-center gap-x-6 gap-y-1 px-4 py-3.5 hover:bg-surface-2 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto] md:px-5">
      <div className="min-w-0">
        <Link
          to={`/admin/kyc/${user_id}`}
          prefetch="intent"
          className="break-words font-semibold after:absolute after:inset-0"
        >
          {company_name}
        </Link>
        <p className="break-words text-muted text-small">{full_name}</p>
      </div>
      <div className="min-w-0 text-muted text-small">
        <p className="break-words">
          {business_type} · {labelOf(business_category)}
        </p>
        <p className="num">{gst_number}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 md:justify-end">
        {applicant.same_gst_number > 0 && (
          <Badge tone="warning" icon={<Copy />}>
            {texts.sameGst(applicant.same_gst_number)}
          </Badge>
        )}
        <Outcome applicant={applicant} />
        <ChevronRight className="hidden text-subtle md:block" />
      </div>
    </li>
  )
}

function Outcome({ applicant: { status, created_at, decided_at, decided_by } }: { applicant: ApplicantRow }) {
  if (status === 'pending' || !decided_at) return <AgeBadge since={created_at} />
  const isApproved = status === 'approved'
  return (
    <span className="flex flex-wrap items-center gap-2 text-muted text-small">
      <Badge tone={isApproved ? 'success' : 'danger'} icon={isApproved ? <BadgeCheck /> : <CircleX />}>
        {texts.statuses[status]}
      </Badge>
      <span className="num">{texts.decided(decided_by ?? '', dayOf(decided_at))}</span>
    </span>
  )
}
