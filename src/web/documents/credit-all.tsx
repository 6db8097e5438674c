import { useState } from 'react'
import { listDocuments } from '#contract/documents/document.ts'
import { limits } from '#contract/limits.ts'
import type { OrderDetails } from '#contract/order.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { billOf, creditableLines, draftOfAll } from './credit-draft.ts'
import { creditTexts as texts } from './documents-texts.ts'
import { LateCreditDialog } from './late-credit-dialog.ts'

type CreditAllProps = { order: Pick<OrderDetails, 'order_id' | 'history' | 'road'>; onIssued: () => unknown }

/** One press prepares the credit note over all that is left of a cancelled order's bill. */
export function CreditAll({ order, onIssued }: CreditAllProps) {
  const { order_id: orderId, history, road } = order
  const [isOpen, setOpen] = useState(false)
  const ask = (signal: AbortSignal) => api(listDocuments, { orderId }, { signal })
  const documents = useAnswer(`${orderId} ${JSON.stringify(road?.bill)}`, ask).answer?.documents ?? []
  const bill = billOf(documents)
  if (!bill) return null
  const lines = creditableLines(bill, documents)
  const reason = history.filter(({ delivery_status }) => delivery_status === 'Cancelled').at(-1)?.reason ?? ''
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.issueNow}</Button>
      {isOpen && (
        <LateCreditDialog
          start={draftOfAll(lines, texts.ofCancelled(reason).slice(0, limits.text.reason))}
          onClose={() => setOpen(false)}
          {...{ orderId, bill, lines, onIssued }}
        />
      )}
    </>
  )
}
