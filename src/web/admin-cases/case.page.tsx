import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { decideCase, getDeskCase, getDeskFile } from '#contract/admin/admin-cases.ts'
import type { Case, CaseOutcome } from '#contract/cases/case-fields.ts'
import { outcomesOfGoods } from '#contract/cases/case-rules.ts'
import { adminCasesPath } from '#contract/paths.ts'
import { AdminPage, RowsSkeleton } from '#web/admin/admin-page.tsx'
import { requireAdmin } from '#web/admin/require-admin.ts'
import { api } from '#web/api/browser-api.ts'
import { CaseView } from '#web/cases/case-view.tsx'
import { caseTexts } from '#web/cases/cases-texts.ts'
import { amountOf, type StepDraft, StepForm } from '#web/cases/step-form.tsx'
import { privateMeta } from '#web/site/private-meta.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import type { Route } from './+types/case.page.ts'
import { adminCasesTexts as texts } from './admin-cases-texts.ts'
import { CaseChat } from './case-chat.tsx'

const titleOf = (caseId = '') => caseTexts.title(caseId)

export async function clientLoader({ request, params: { caseId } }: Route.ClientLoaderArgs) {
  await requireAdmin(request)
  const answer = await api(getDeskCase, { caseId }).catch(() => null)
  return { row: answer?.case ?? null }
}

export const meta: Route.MetaFunction = ({ params }) => privateMeta(titleOf(params.caseId))

export const HydrateFallback = () => <RowsSkeleton title={texts.title} className="h-28" />

export default function AdminCasePage({ loaderData: { row }, params: { caseId } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <AdminPage title={titleOf(caseId)} lead={texts.lead}>
      <BackLink to={adminCasesPath} label={texts.title} />
      {row ? (
        <CaseView row={row} orderAt="desk" fileOf={getDeskFile}>
          {row.state === 'escalated' && <Decide row={row} onDone={() => void revalidate()} />}
          <CaseChat key={`${caseId} ${row.revision}`} row={row} />
        </CaseView>
      ) : (
        <LoadError text={caseTexts.error} onRetry={revalidate} />
      )}
    </AdminPage>
  )
}

/** Goods of an order may be credited or paid back; a report is answered in words alone. */
const outcomesOf = ({ lines, kind, wish }: Case): readonly CaseOutcome[] => {
  if (lines.length === 0) return kind === 'refund' ? ['refund', 'none'] : ['none']
  return outcomesOfGoods({ kind, wish })
}

function Decide({ row, onDone }: { row: Case; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const send = (draft: StepDraft) => {
    const amount = amountOf(draft)
    return api(decideCase, {
      ...{ caseId: row.case_id, revision: row.revision, outcome: draft.offer, words: draft.words },
      ...(amount === undefined ? {} : { amount }),
    })
  }
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.decide}</Button>
      <Dialog open={isOpen} title={texts.decide} keepOnScrim onClose={() => setOpen(false)}>
        <StepForm
          {...{ row, send }}
          offers={outcomesOf(row)}
          needsWords
          hint={texts.decideHint}
          label={texts.decide}
          onDone={done}
        />
      </Dialog>
    </div>
  )
}
