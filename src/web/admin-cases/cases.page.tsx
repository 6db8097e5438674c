import { Clock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { type DeskCases, deskStates, listDeskCases } from '#contract/admin/admin-cases.ts'
import { adminCasePath } from '#contract/paths.ts'
import { adminList } from '#web/admin/admin-list.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { adminTexts } from '#web/admin/admin-texts.ts'
import { ListBody } from '#web/admin/list-body.tsx'
import { api } from '#web/api/browser-api.ts'
import { nameOf } from '#web/cases/cases-texts.ts'
import { privateMeta } from '#web/site/private-meta.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import type { Route } from './+types/cases.page.ts'
import { adminCasesTexts as texts } from './admin-cases-texts.ts'

const list = adminList(
  { name: 'status', label: adminTexts.status, values: deskStates, labels: texts.statuses },
  async ({ chosen }, cursor) => {
    const { cases, ...page } = await api(listDeskCases, { status: chosen, cursor })
    return { items: cases, ...page }
  },
)

export const clientLoader = list.load

export const meta = () => privateMeta(texts.title)

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-28" />

export default function AdminCasesPage({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <ListBody
        list={list}
        loaded={loaderData}
        isQueue={loaderData.query.chosen === 'waiting'}
        keyOf={({ case_id }) => case_id}
      >
        {(cases) => (
          <ul aria-label={texts.list} className="grid gap-3">
            {cases.map((row) => (
              <CaseCard key={row.case_id} row={row} />
            ))}
          </ul>
        )}
      </ListBody>
    </AdminPage>
  )
}

function CaseCard({ row }: { row: DeskCases['cases'][number] }) {
  const { case_id, order_id, opener, other, reporters, turn } = row
  return (
    <Card as="li" className="grid gap-1 p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 text-h3">
          <Link to={adminCasePath(case_id)} className="wrap-anywhere underline underline-offset-2">
            {nameOf(row)}
          </Link>
        </h2>
        {turn && <Due until={turn.until} />}
      </div>
      <p className="num wrap-anywhere text-muted text-small">
        {[case_id, order_id, other ? texts.parties(opener, other) : opener].filter(Boolean).join(' · ')}
      </p>
      {reporters > 1 && (
        <p>
          <Badge tone="warning">{texts.reporters(reporters)}</Badge>
        </p>
      )}
    </Card>
  )
}

/** What is overdue is red. */
function Due({ until }: { until: string }) {
  const [now] = useState(Date.now)
  const isOverdue = Date.parse(until) < now
  return (
    <Badge tone={isOverdue ? 'danger' : 'neutral'} icon={<Clock />}>
      <time dateTime={until}>{(isOverdue ? texts.overdue : texts.due)(dayOf(until))}</time>
    </Badge>
  )
}
