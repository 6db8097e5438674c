import { Eye, EyeOff, ThumbsUp } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import {
  listReports,
  type ReviewReport,
  resolveReport,
  restoreReview,
} from '#contract/admin/admin-reports.ts'
import { productPath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { ShownPhotos } from '#web/reviews/shown-photos.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { Rating } from '#web/ui/rating.tsx'
import type { Route } from './+types/reports.page.ts'
import { adminList } from './admin-list.ts'
import { AdminPage, RowsSkeleton } from './admin-page.tsx'
import { reportsTexts as texts } from './admin-page-texts.ts'
import { adminTexts } from './admin-texts.ts'
import { AgeBadge } from './age-badge.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { ListBody } from './list-body.tsx'
import { type Decide, useDecide } from './use-decide.ts'

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

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-36" />

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const decisions = useDecide()
  const { decide, deciding } = decisions
  const [hiding, setHiding] = useState<ReviewReport>()
  const doings: Doings = {
    deciding,
    hide: setHiding,
    dismiss: ({ report_id: reportId }) =>
      void decide(`${reportId} dismiss`, () => api(resolveReport, { reportId, action: 'dismiss' })),
    restore: ({ report_id: reportId }) =>
      void decide(`${reportId} restore`, () => api(restoreReview, { reportId })),
  }
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'open'}
        keyOf={({ report_id }) => report_id}
      >
        {(reports) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {reports.map((report) => (
              <Report key={report.report_id} report={report} doings={doings} />
            ))}
          </ul>
        )}
      </ListBody>
      <HideDialog report={hiding} decisions={decisions} onClose={() => setHiding(undefined)} />
    </AdminPage>
  )
}

type HideDialogProps = {
  report: ReviewReport | undefined
  decisions: Decide
  onClose: () => void
}

function HideDialog({ report, decisions: { decide, isDeciding }, onClose }: HideDialogProps) {
  return (
    <DecisionDialog
      open={report !== undefined}
      title={texts.hideTitle}
      confirm={texts.hide}
      quick={texts.quick}
      isDeciding={isDeciding}
      onClose={onClose}
      onConfirm={async (reason) =>
        report !== undefined &&
        decide(`${report.report_id} hide`, () =>
          api(resolveReport, { reportId: report.report_id, action: 'hide', reason }),
        )
      }
    >
      <p className="break-words">
        <span className="font-semibold">{report && texts.reviewOf(report.product.product_name)}</span>
        <span className="block text-muted text-small">{texts.hideText}</span>
      </p>
    </DecisionDialog>
  )
}

type Doings = { readonly deciding: string } & Readonly<
  Record<'hide' | 'dismiss' | 'restore', (report: ReviewReport) => void>
>
type ReportProps = { report: ReviewReport; doings: Doings }

function Report({ report, doings }: ReportProps) {
  const { review, product, reason, reporter, created_at, resolution } = report
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
        <p className="my-2 break-words">{review.comment || texts.noComment}</p>
        <ShownPhotos images={review.images} by={review.reviewer.name} />
      </div>
      <div className="min-w-0 rounded-control bg-surface-2 p-3 text-small">
        <p className="break-words font-medium">{reason}</p>
        <p className="mt-1 flex flex-wrap items-center gap-2 text-muted">
          {texts.saidBy(reporter.name, dayOf(created_at))}
          {!resolution && <AgeBadge since={created_at} />}
        </p>
      </div>
      {resolution ? (
        <Outcome report={report} doings={doings} />
      ) : (
        <Decisions report={report} doings={doings} />
      )}
    </Card>
  )
}

function Decisions({ report, doings: { deciding, hide, dismiss } }: ReportProps) {
  const { report_id, product } = report
  return (
    <div className="flex flex-wrap content-start gap-2 md:grid">
      <Button
        variant="danger"
        icon={<EyeOff />}
        aria-label={texts.hideOf(product.product_name)}
        onClick={() => hide(report)}
      >
        {texts.hide}
      </Button>
      <Button
        variant="secondary"
        icon={<ThumbsUp />}
        loading={deciding === `${report_id} dismiss`}
        aria-label={texts.dismissOf(product.product_name)}
        onClick={() => dismiss(report)}
      >
        {texts.dismiss}
      </Button>
    </div>
  )
}

function Outcome({ report, doings: { deciding, restore } }: ReportProps) {
  const { report_id, review, product, resolution, resolved_by, resolved_at } = report
  const isHidden = resolution === 'hidden'
  return (
    <div className="grid content-start gap-2 text-small">
      <div>
        <Badge tone={isHidden ? 'danger' : 'success'}>{isHidden ? texts.hidden : texts.kept}</Badge>
        <p className="num mt-1.5 text-muted">
          {resolved_at && texts.decided(resolved_by ?? '', dayOf(resolved_at))}
        </p>
      </div>
      {isHidden && review.is_hidden && (
        <Button
          variant="secondary"
          size="sm"
          icon={<Eye />}
          loading={deciding === `${report_id} restore`}
          aria-label={texts.restoreOf(product.product_name)}
          onClick={() => restore(report)}
        >
          {texts.restore}
        </Button>
      )}
    </div>
  )
}
