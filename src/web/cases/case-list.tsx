import { LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import { listCases } from '#contract/cases/case.ts'
import type { CaseSummary } from '#contract/cases/case-fields.ts'
import { casePath, sellerCasePath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayOf } from '#web/ui/formats/dates.ts'
import { EmptyState } from '#web/ui/lists/empty-state.tsx'
import { LoadMore } from '#web/ui/lists/load-more.tsx'
import { usePagedList } from '#web/ui/lists/use-paged-list.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { calledOf, toneOf } from './case-words.ts'
import { nameOf, casesTexts as texts } from './cases-texts.ts'

type Side = 'buyer' | 'seller'

export async function fetchCases(side: Side, cursor?: string) {
  const { cases, ...page } = await api(listCases, { side, cursor })
  return { items: cases, ...page }
}
type Page = Awaited<ReturnType<typeof fetchCases>>

/** Who has to act until when stands on each. */
export function CaseList({ side, first }: { side: Side; first: Page }) {
  const { page, footer } = usePagedList(first, {
    name: `problems of a ${side}`,
    fetchMore: (cursor) => fetchCases(side, cursor),
    keyOf: ({ case_id }) => case_id,
    onError: () => toastError(texts.moreError),
  })
  if (page.items.length === 0)
    return (
      <Card>
        <EmptyState icon={<LifeBuoy />} title={texts.none}>
          {side === 'seller' ? texts.noneSellerHint : texts.noneHint}
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul aria-label={texts.list} className="grid max-w-220 gap-3">
        {page.items.map((row) => (
          <CaseRow key={row.case_id} row={row} side={side} />
        ))}
      </ul>
      <LoadMore {...footer} />
    </>
  )
}

export function CaseRow({ row, side }: { row: CaseSummary; side: Side }) {
  const { case_id, order_id, turn } = row
  const other = row.me === 'opener' ? row.other : row.opener
  return (
    <Card as="li" className="grid gap-1 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Link
          to={side === 'seller' ? sellerCasePath(case_id) : casePath(case_id)}
          className="wrap-anywhere min-w-0 font-semibold underline underline-offset-2"
        >
          {nameOf(row)}
        </Link>
        <Badge tone={toneOf(row)}>{texts.states[row.state]}</Badge>
      </div>
      <p className="num wrap-anywhere text-muted text-small">
        {[case_id, other && order_id ? texts.of(other, order_id) : other].filter(Boolean).join(' · ')}
      </p>
      <p className="text-small">
        {turn ? texts.turn(calledOf(row, turn.role), dayOf(turn.until)) : texts.isSettled}
      </p>
    </Card>
  )
}
