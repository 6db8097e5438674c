import { useEffect, useEffectEvent, useState } from 'react'
import { listDocuments } from '#contract/documents/document.ts'
import type { OrderDetails } from '#contract/order.ts'
import type { MissingGoods } from '#contract/order-road.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { billOf, type CreditableLine, creditableLines, type Document } from '#web/documents/credit-draft.ts'
import { documentsTexts } from '#web/documents/documents-texts.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { PreparedCredit } from './prepared-credit.tsx'
import { settleTexts as texts } from './settle-texts.ts'
import { useOpened } from './use-opened.ts'

type CreditStepProps = {
  order: OrderDetails
  onOpen: () => void
  onClose: () => void
  onChanged: () => unknown
}

/** The credit note for exactly the goods that came short or damaged. */
export function CreditStep({ order, onOpen, onClose, onChanged }: CreditStepProps) {
  const { order_id: orderId } = order
  const [claim] = useState(() => claimOf(order.road?.missing))
  const ask = (signal: AbortSignal) => api(listDocuments, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(orderId, ask)
  const credit = answer && creditOf(answer.documents, claim.lines)
  const isOver = answer !== undefined && !credit
  useOpened(credit !== undefined || error !== undefined, onOpen)
  const leave = useEffectEvent(() => {
    onClose()
    void onChanged()
  })
  useEffect(() => {
    if (isOver) leave()
  }, [isOver])
  if (credit) return <PreparedCredit {...{ orderId, claim, ...credit, onClose }} onIssued={onChanged} />
  if (error === undefined) return null
  return (
    <Dialog open title={texts.creditNow} onClose={onClose}>
      <LoadError text={documentsTexts.error} onRetry={retry} />
    </Dialog>
  )
}

/** The problem that is credited, or else what nobody has reported. */
function claimOf(missing: MissingGoods | undefined) {
  const problem = missing?.problems.find(({ next }) => next === 'credit')
  return { problem, lines: problem?.lines ?? missing?.unreported ?? [] }
}
export type Claim = ReturnType<typeof claimOf>

/** Nothing where another tab has credited them, or the bill does not count any more. */
function creditOf(documents: readonly Document[], lines: Claim['lines']) {
  const bill = billOf(documents)
  if (!bill || lines.length === 0) return undefined
  const left = creditableLines(bill, documents)
  const credited = lines.flatMap(({ line_number, quantity }) =>
    left.filter((each) => each.line_number === line_number && each.left >= quantity),
  )
  return credited.length === lines.length
    ? { bill, billed: credited as readonly CreditableLine[] }
    : undefined
}
