import { useState } from 'react'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { OrderDetails } from '#contract/order.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { creditableLines, type Document, draftOfNone } from './credit-draft.ts'
import { cancelInvoiceTexts, creditTexts } from './documents-texts.ts'
import { LateCreditDialog } from './late-credit-dialog.ts'

const CancelInvoiceDialog = late(
  async () => (await import('./cancel-invoice-dialog.tsx')).CancelInvoiceDialog,
  ({ onClose }) => onClose(),
)

type BillActionsProps = {
  order: Pick<OrderDetails, 'order_id' | 'delivery_status' | 'road'>
  bill: Document
  documents: readonly Document[]
  onChanged: () => unknown
}

/** What its seller may do with the bill of an order: cancel it on its day, or credit what is left of it. */
export function BillActions({ order, bill, documents, onChanged }: BillActionsProps) {
  const [dialog, setDialog] = useState<'cancel' | 'credit'>()
  const close = () => setDialog(undefined)
  const lines = creditableLines(bill, documents)
  const { number } = bill
  return (
    <div className="flex flex-wrap gap-2">
      {canCancel(bill, documents, order) && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={cancelInvoiceTexts.cancelOf(number)}
          onClick={() => setDialog('cancel')}
        >
          {cancelInvoiceTexts.cancel}
        </Button>
      )}
      {lines.length > 0 && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={creditTexts.creditOf(number)}
          onClick={() => setDialog('credit')}
        >
          {creditTexts.credit}
        </Button>
      )}
      {dialog === 'cancel' && <CancelInvoiceDialog bill={bill} onClose={close} onCancelled={onChanged} />}
      {dialog === 'credit' && (
        <LateCreditDialog
          orderId={order.order_id}
          start={draftOfNone(lines)}
          onClose={close}
          onIssued={onChanged}
          {...{ bill, lines }}
        />
      )}
    </div>
  )
}

/** As far as the page knows; the server has the last word. */
function canCancel(
  { number, issued_on, irn }: Document,
  documents: readonly Document[],
  { delivery_status, road }: BillActionsProps['order'],
) {
  const isCredited = documents.some(({ credits }) => credits === number)
  const isSent = road?.dispatch !== undefined || ['Shipped', 'Delivered'].includes(delivery_status)
  return issued_on === dayInIndia(new Date()) && !irn && !isCredited && !isSent
}
