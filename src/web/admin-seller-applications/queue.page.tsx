import { BadgeCheck, ChevronRight, CircleX, Copy } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { type ApplicantRow, listApplicants } from '#contract/admin/admin-seller-applications.ts'
import { applicationPath } from '#contract/paths.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { CardList } from '#web/admin/card-list.tsx'
import { ListBody } from '#web/admin/list-body.tsx'
import { useNextKeys } from '#web/admin/use-next-keys.ts'
import { api } from '#web/api/browser-api.ts'
import { categoryName } from '#web/products/product-texts.ts'
import { optionName } from '#web/seller-application/option-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/queue.page.ts'
import { kycTexts as texts } from './kyc-texts.ts'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['requested', 'approved', 'rejected'],
    labels: texts.statuses,
  },
  async ({ chosen }, cursor) => {
    const { sellers, ...page } = await api(listApplicants, { status: chosen, cursor })
    return { items: sellers, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} />

export default function QueuePage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} lead={<Lead />}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'requested'}
        keyOf={({ user_id }) => user_id}
      >
        {(applicants) => <Rows applicants={applicants} />}
      </ListBody>
    </AdminPage>
  )
}

/** The keys are mentioned only where there is probably a keyboard. */
function Lead() {
  return (
    <>
      {texts.lead}
      <span className="hidden pointer-fine:inline"> {texts.listKeys}</span>
    </>
  )
}

function Rows({ applicants }: { applicants: readonly ApplicantRow[] }) {
  const rows = useRef<HTMLUListElement>(null)
  useNextKeys((by) => {
    const links = [...(rows.current?.querySelectorAll('a') ?? [])]
    const index = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[index < 0 ? 0 : Math.min(links.length - 1, Math.max(0, index + by))]?.focus()
  })
  return (
    <CardList ref={rows} label={texts.list}>
      {applicants.map((applicant) => (
        <Row key={applicant.user_id} applicant={applicant} />
      ))}
    </CardList>
  )
}

function Row({ applicant }: { applicant: ApplicantRow }) {
  const { user_id, company_name, full_name, business_category, business_type, gst_number } = applicant
  return (
    <li className="relative grid items-center gap-x-6 gap-y-1 px-4 py-3.5 hover:bg-surface-2 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] md:px-5">
      <div className="min-w-0">
        <Link
          to={applicationPath(user_id)}
          prefetch="intent"
          className="break-words font-semibold after:absolute after:inset-0"
        >
          {company_name}
        </Link>
        <p className="break-words text-muted text-small">{full_name}</p>
      </div>
      <div className="min-w-0 text-muted text-small">
        <p className="break-words">
          {optionName(business_type)} · {categoryName(business_category)}
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
