import { useState } from 'react'
import { listDocuments } from '#contract/documents/document.ts'
import { limits } from '#contract/limits.ts'
import type { OrderDetails } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { canCancel } from './can-cancel.ts'
import { billOf, creditableLines, type Document, draftOfAll } from './credit-draft.ts'
import { cancelInvoiceTexts, creditTexts as texts } from './documents-texts.ts'
import { LateCancelDialog } from './late-cancel-dialog.ts'
import { LateCreditDialog } from './late-credit-dialog.ts'

type EndBillProps = {
  order: Pick<OrderDetails, 'order_id' | 'delivery_status' | 'history' | 'road'>
  onChanged: () => unknown
}

/**
 * One press ends the bill of a cancelled order. On its day it is cancelled, or credited if its seller prefers; later a credit note
 * over all that is left of it is prepared.
 */
export function EndBill({ order, onChanged }: EndBillProps) {
  const { order_id: orderId, road } = order
  const [opens, setOpens] = useState<'cancel' | 'credit'>()
  const ask = (signal: AbortSignal) => api(listDocuments, { orderId }, { signal })
  const documents = useAnswer(`${orderId} ${JSON.stringify(road?.bill)}`, ask).answer?.documents ?? []
  const bill = billOf(documents)
  if (!bill) return null
  const isCancellable = canCancel({ order, bill, documents })
  const close = () => setOpens(undefined)
  return (
    <>
      {isCancellable && <Button onClick={() => setOpens('cancel')}>{cancelInvoiceTexts.cancel}</Button>}
      <Button variant={isCancellable ? 'secondary' : 'primary'} onClick={() => setOpens('credit')}>
        {texts.issueNow}
      </Button>
      {opens === 'cancel' && <LateCancelDialog bill={bill} onClose={close} onCancelled={onChanged} />}
      {opens === 'credit' && <CreditAll onClose={close} {...{ order, bill, documents, onChanged }} />}
    </>
  )
}

type CreditAllProps = EndBillProps & {
  bill: Document
  documents: readonly Document[]
  onClose: () => void
}

function CreditAll({ order, bill, documents, onChanged, onClose }: CreditAllProps) {
  const { order_id: orderId, history } = order
  const lines = creditableLines(bill, documents)
  const reason = history.filter(({ delivery_status }) => delivery_status === 'Cancelled').at(-1)?.reason ?? ''
  return (
    <LateCreditDialog
      start={draftOfAll(lines, texts.ofCancelled(reason).slice(0, limits.text.reason))}
      onIssued={onChanged}
      {...{ orderId, bill, lines, onClose }}
    />
  )
}
