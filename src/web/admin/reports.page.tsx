import { EyeOff, ThumbsUp } from 'lucide-react'
import { Link } from 'react-router'
import { listReports, type ReviewReport, resolveReport } from '#contract/admin-reports.ts'
import { productPath } from '#contract/site.ts'
import { api } from '#web/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/dates.ts'
import { Rating } from '#web/ui/rating.tsx'
import type { Route } from './+types/reports.page.ts'
import { adminList } from './admin-list.ts'
import { AdminPage, adminMeta, RowsSkeleton } from './admin-page.tsx'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { reportsTexts as texts } from './desk-texts.ts'
import { ListBody } from './list-body.tsx'
import { useDecide } from './use-decide.ts'

const list = adminList(
  {
    name: 'status',
    label: adminTexts.status,
    values: ['open', 'resolved'],
    labels: texts.statuses,
  },
  async ({ chosen }, cursor) => {
    const { reports, ...page } = await api(listReports, { status: chosen, cursor })
    return { items: reports, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => adminMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-36" />

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const { decide, deciding } = useDecide()
  const resolve = (reportId: string, action: 'hide' | 'dismiss') =>
    void decide(`${reportId} ${action}`, () => api(resolveReport, { reportId, action }))
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.asked.chosen === 'open'}
        keyOf={({ report_id }) => report_id}
      >
        {(reports) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {reports.map((report) => (
              <Report key={report.report_id} report={report} deciding={deciding} resolve={resolve} />
            ))}
          </ul>
        )}
      </ListBody>
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
