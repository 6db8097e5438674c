import { ChevronLeft, ChevronRight } from 'lucide-react'
import { data, useNavigate, useRevalidator } from 'react-router'
import { getApplicant, listApplicants } from '#contract/admin/admin-seller-applications.ts'
import { ApiError } from '#contract/client.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { applicationPath, applicationsPath } from '#contract/paths.ts'
import { AdminPage } from '#web/admin/admin-page.tsx'
import { AgeBadge } from '#web/admin/age-badge.tsx'
import { orNull, requireAdmin } from '#web/admin/require-admin.ts'
import { useDecide } from '#web/admin/use-decide.ts'
import { useNextKeys } from '#web/admin/use-next-keys.ts'
import { api } from '#web/api/browser-api.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/applicant.page.ts'
import { Facts, History, Signals } from './applicant-facts.tsx'
import { DecisionBar } from './decision-bar.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { kycTexts as texts } from './kyc-texts.ts'
import { type Queue, queuePlace } from './queue-place.ts'
import { RegisterCard } from './register-card.tsx'

type Application = ReplyOf<typeof getApplicant>

const fetchQueue = async (): Promise<Queue> => {
  const { sellers, total } = await api(listApplicants, {})
  return { ids: sellers.map(({ user_id }) => user_id), total }
}

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const [application, queue] = await Promise.all([
    api(getApplicant, { userId: params.userId }).catch(refuseUnknown),
    orNull(fetchQueue()),
  ])
  return { application, queue }
}

function refuseUnknown(error: unknown) {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    throw data(null, { status: 404 })
  return null
}

export const meta = () => privateMeta(texts.title)

const back = { to: applicationsPath, label: texts.queue }

export function HydrateFallback() {
  return (
    <AdminPage title={texts.title} back={back}>
      <SkeletonRegion className="grid gap-5 xl:grid-cols-2">
        <Skeleton className="h-[calc(70*var(--dvh))] rounded-card!" />
        <Skeleton className="h-[calc(70*var(--dvh))] rounded-card!" />
      </SkeletonRegion>
    </AdminPage>
  )
}

export default function ApplicantPage({ loaderData: { application, queue } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  if (!application)
    return (
      <AdminPage title={texts.title} back={back}>
        <LoadError text={texts.loadError} onRetry={revalidate} />
      </AdminPage>
    )
  return <Review key={application.seller.user_id} application={application} queue={queue} />
}

function Review({ application, queue }: { application: Application; queue: Queue | null }) {
  const { seller, directory } = application
  const { revalidate } = useRevalidator()
  const { index, move, decide, isDeciding } = useQueueWalk(seller.user_id, queue)
  return (
    <AdminPage
      title={seller.company_name}
      lead={<Standing seller={seller} />}
      back={back}
      action={index >= 0 && <Steps index={index} queue={queue} move={move} />}
    >
      {seller.suspended_at && (
        <Notice tone="warning" className="mb-4">
          {texts.suspended}
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <div className="min-w-0 xl:sticky xl:top-7">
          <DocumentViewer seller={seller} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Signals signals={application.signals} />
          {directory && <RegisterCard seller={seller} finding={directory.finding} onChanged={revalidate} />}
          <Facts seller={seller} />
          <History same_gst_number={application.same_gst_number} earlier={application.earlier} />
          {seller.status === 'pending' && (
            <DecisionBar
              seller={seller}
              suggested={application.suggested}
              decide={decide}
              isDeciding={isDeciding}
            />
          )}
        </div>
      </div>
    </AdminPage>
  )
}

/** Moves through the queue by keys and buttons, and to the next applicant after a decision. */
function useQueueWalk(userId: string, queue: Queue | null) {
  const navigate = useNavigate()
  const { decide, isDeciding } = useDecide()
  const { index, beside, afterDecision } = queuePlace({ ids: queue?.ids ?? [] }, userId)
  const move = (by: 1 | -1) => {
    const next = beside(by)
    if (next) void navigate(applicationPath(next))
  }
  useNextKeys(move)
  const decideAndMove = async (ask: () => Promise<{ content: string }>) => {
    const isDone = await decide(userId, ask)
    if (isDone) void navigate(afterDecision ? applicationPath(afterDecision) : applicationsPath)
    return isDone
  }
  return { index, move, decide: decideAndMove, isDeciding }
}

function Standing({ seller }: { seller: Application['seller'] }) {
  const { status, decided_at, decided_by, created_at, reason } = seller
  if (status === 'pending' || !decided_at) return <AgeBadge since={created_at} />
  const outcome = texts.statuses[status === 'approved' ? 'approved' : 'rejected']
  return (
    <>
      {texts.decidedBy(outcome, decided_by ?? '', dayOf(decided_at))}
      {reason && <span className="block break-words">{reason}</span>}
    </>
  )
}

type StepsProps = { index: number; queue: Queue | null; move: (by: 1 | -1) => void }

function Steps({ index, queue, move }: StepsProps) {
  const count = queue?.ids.length ?? 0
  return (
    <div className="flex items-center gap-2">
      <IconButton aria-label={texts.previous} disabled={index === 0} onClick={() => move(-1)}>
        <ChevronLeft />
      </IconButton>
      <span className="num text-muted text-small">
        {texts.place(index + 1, String(queue?.total ?? count))}
      </span>
      <IconButton aria-label={texts.next} disabled={index >= count - 1} onClick={() => move(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  )
}
