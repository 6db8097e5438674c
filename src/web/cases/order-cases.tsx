import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getCaseForm } from '#contract/cases/case.ts'
import { casePath, sellerCasePath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { HelpLink } from '#web/help/help-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { LoadingShape } from '#web/ui/skeleton.tsx'
import { NewCaseForm } from './case-form.tsx'
import { CaseRow } from './case-list.tsx'
import { casesTexts, caseFormTexts as texts } from './cases-texts.ts'

type OrderCasesProps = {
  orderId: string
  me: 'buyer' | 'seller'
  /** Another one fetches anew. */
  version: string
}

/** The problems of an order, and the way to report one. */
export function OrderCases({ orderId, me, version }: OrderCasesProps) {
  const ask = (signal: AbortSignal) => api(getCaseForm, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(`${orderId} ${version}`, ask)
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  if (!answer)
    return error === undefined ? (
      <LoadingShape className="h-13" />
    ) : (
      <LoadError text={texts.loadError} onRetry={retry} />
    )
  const show = (caseId: string) => navigate(me === 'seller' ? sellerCasePath(caseId) : casePath(caseId))
  return (
    <div className="grid grid-cols-1 justify-items-start gap-3">
      {answer.cases.length === 0 ? (
        <p className="text-muted text-small">{texts.none}</p>
      ) : (
        <ul aria-label={casesTexts.list} className="grid w-full grid-cols-1 gap-3">
          {answer.cases.map((row) => (
            <CaseRow key={row.case_id} row={row} side={me} />
          ))}
        </ul>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <HelpLink part="problems" isLast>
        {texts.help}
      </HelpLink>
      <Dialog open={isOpen} title={texts.title} wide keepOnScrim onClose={() => setOpen(false)}>
        <NewCaseForm orderId={orderId} facts={answer} onSent={(caseId) => void show(caseId)} />
      </Dialog>
    </div>
  )
}
