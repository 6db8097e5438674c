import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getCaseForm } from '#contract/cases/case.ts'
import type { OrderDetails } from '#contract/order.ts'
import type { MissingGoods } from '#contract/order-road.ts'
import { casePath } from '#contract/paths.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { NewCaseForm } from '#web/cases/case-form.tsx'
import { caseFormTexts } from '#web/cases/cases-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { isDamaged, missingIn } from './missing-words.ts'
import { useOpened } from './use-opened.ts'

type ReportStepProps = { order: OrderDetails; onOpen: () => void; onClose: () => void }

/** Reports what the buyer's receipts say is missing: nothing has to be typed again. */
export function ReportStep({ order, onOpen, onClose }: ReportStepProps) {
  const { order_id: orderId, road } = order
  const [missing] = useState(road?.missing?.unreported ?? [])
  const navigate = useNavigate()
  const ask = (signal: AbortSignal) => api(getCaseForm, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(orderId, ask)
  useOpened(answer !== undefined || error !== undefined, onOpen)
  if (!answer && error === undefined) return null
  return (
    <Dialog open title={caseFormTexts.title} wide keepOnScrim onClose={onClose}>
      {answer ? (
        <NewCaseForm
          orderId={orderId}
          facts={answer}
          missing={reportOf(missing)}
          onSent={(caseId) => void navigate(casePath(caseId))}
        />
      ) : (
        <LoadError text={caseFormTexts.loadError} onRetry={retry} />
      )}
    </Dialog>
  )
}

const reportOf = (lines: MissingGoods['unreported']) => ({
  kind: isDamaged(lines) ? ('damaged' as const) : ('short' as const),
  words: missingIn(lines),
  quantities: Object.fromEntries(lines.map(({ line_number, quantity }) => [line_number, String(quantity)])),
})
