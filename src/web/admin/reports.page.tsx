import { EyeOff, ThumbsUp } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { listReports, type ReviewReport, resolveReport } from '#contract/admin-reports.ts'
import { productPath } from '#contract/site.ts'
import { api } from '#web/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceChips } from '#web/ui/choice-chips.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { LoadFault } from '#web/ui/load-fault.tsx'
import { Rating } from '#web/ui/rating.tsx'
import type { Route } from './+types/reports.page.ts'
import { AdminPage, adminMeta, RowsSkeleton } from './admin-page.tsx'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { reportsTexts as texts } from './desk-texts.ts'
import { GrowingList } from './growing-list.tsx'
import { orNull, requireAdmin } from './require-admin.ts'
import { chosenIn, useChosen } from './use-chosen.ts'
import { useDecide } from './use-decide.ts'

const statuses = ['open', 'resolved'] as const

const fetchPage = async (status: (typeof statuses)[number], cursor?: string) => {
  const { reports, ...page } = await api(listReports, { status, cursor })
  return { items: reports, ...page }
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const status = chosenIn(new URL(request.url).searchParams, 'status', statuses)
  return { status, page: await orNull(fetchPage(status)) }
}

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-36" />

export default function ReportsPage({ loaderData: { status, page } }: Route.ComponentProps) {
  const [, choose] = useChosen('status', statuses)
  const { revalidate } = useRevalidator()
  const { decide, deciding } = useDecide()
  const resolve = (reportId: string, action: 'hide' | 'dismiss') =>
    void decide(`${reportId} ${action}`, () => api(resolveReport, { reportId, action }))
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
        <GrowingList
          key={status}
          first={page}
          isQueue={status === 'open'}
          fetchMore={(cursor) => fetchPage(status, cursor)}
          keyOf={({ report_id }) => report_id}
        >
          {(reports) => (
            <ul aria-label={texts.list} className="grid gap-3">
              {reports.map((report) => (
                <Report key={report.report_id} report={report} deciding={deciding} resolve={resolve} />
              ))}
            </ul>
          )}
        </GrowingList>
      ) : (
        <LoadFault text={adminTexts.loadFault} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

type ReportProps = {
  report: ReviewReport
  deciding: string
  resolve: (reportId: string, action: 'hide' | 'dismiss') => void
}

function Report({ report, deciding, resolve }: ReportProps) {
  const { report_id, review, product, reason, reporter, created_at, resolution } = report
  return (
    <Card as="li" className="grid gap-4 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:p-5">
      <div className="min-w-0">
        <h2 className="text-h3">
          <Link to={productPath(product.product_id)} className="break-words hover:underline">
            {texts.reviewOf(product.product_name)}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted text-small">
          <Rating value={review.rating} /> {texts.by(review.reviewer.name)}
        </p>
        <p className="mt-2 break-words">{review.comment || texts.noComment}</p>
      </div>
      <div className="min-w-0 rounded-control bg-surface-2 p-3 text-small">
        <p className="break-words font-medium">{reason}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
          {texts.saidBy(reporter.name, dayOf(created_at))}
          {!resolution && <AgeBadge since={created_at} />}
        </p>
      </div>
      {resolution ? (
        <Outcome report={report} />
      ) : (
        <div className="flex flex-wrap content-start gap-2 md:grid">
          <Button
            variant="danger"
            icon={<EyeOff />}
            loading={deciding === `${report_id} hide`}
            aria-label={texts.hideOf(product.product_name)}
            onClick={() => resolve(report_id, 'hide')}
          >
            {texts.hide}
          </Button>
          <Button
            variant="secondary"
            icon={<ThumbsUp />}
            loading={deciding === `${report_id} dismiss`}
            aria-label={texts.dismissOf(product.product_name)}
            onClick={() => resolve(report_id, 'dismiss')}
          >
            {texts.dismiss}
          </Button>
        </div>
      )}
    </Card>
  )
}

function Outcome({ report: { resolution, resolved_by, resolved_at } }: { report: ReviewReport }) {
  const isHidden = resolution === 'hidden'
  return (
    <div className="text-small">
      <Badge tone={isHidden ? 'danger' : 'success'}>{isHidden ? texts.hidden : texts.kept}</Badge>
      <p className="num mt-1.5 text-muted">
        {resolved_at && texts.decided(resolved_by ?? '', dayOf(resolved_at))}
      </p>
    </div>
  )
}
