import { useState } from 'react'
import { dayInIndia } from '#contract/documents/document-number.ts'
import type { OrderDetails } from '#contract/order.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { type CreditableLine, creditableLines, type Document, draftOfNone } from './credit-draft.ts'
import { cancelInvoiceTexts, creditTexts, priceTexts } from './documents-texts.ts'
import { LateCreditDialog } from './late-credit-dialog.ts'

const CancelInvoiceDialog = late(
  async () => (await import('./cancel-invoice-dialog.tsx')).CancelInvoiceDialog,
  ({ onClose }) => onClose(),
)
const PriceDialog = late(
  async () => (await import('./price-dialog.tsx')).PriceDialog,
  ({ onClose }) => onClose(),
)

type BillActionsProps = {
  order: Pick<OrderDetails, 'order_id' | 'delivery_status' | 'road'>
  bill: Document
  documents: readonly Document[]
  /** The buyer has not answered what was asked for before. */
  isAsking: boolean
  onChanged: () => unknown
}

/** What its seller may do with the bill of an order: cancel it on its day, credit what is left of it, or raise its prices. */
export function BillActions(props: BillActionsProps) {
  const [dialog, setDialog] = useState<Act['kind']>()
  const lines = creditableLines(props.bill, props.documents)
  return (
    <div className="flex flex-wrap gap-2">
      {actsOf(props, lines).map(({ kind, text, label }) => (
        <Button key={kind} variant="secondary" size="sm" aria-label={label} onClick={() => setDialog(kind)}>
          {text}
        </Button>
      ))}
      {dialog && <BillDialog {...props} {...{ dialog, lines }} onClose={() => setDialog(undefined)} />}
    </div>
  )
}

/** The label begins with the words of the button, which people say to it. */
type Act = {
  readonly kind: 'cancel' | 'credit' | 'prices'
  readonly text: string
  readonly label: string
}

function actsOf(props: BillActionsProps, lines: readonly CreditableLine[]): readonly Act[] {
  const { number } = props.bill
  const acts: readonly (Act & { readonly isPossible: boolean })[] = [
    {
      kind: 'cancel',
      text: cancelInvoiceTexts.cancel,
      label: cancelInvoiceTexts.cancelOf(number),
      isPossible: canCancel(props),
    },
    {
      kind: 'credit',
      text: creditTexts.credit,
      label: creditTexts.creditOf(number),
      isPossible: lines.length > 0,
    },
    {
      kind: 'prices',
      text: priceTexts.raise,
      label: priceTexts.raiseOf(number),
      isPossible: lines.length > 0 && !props.isAsking && props.order.delivery_status !== 'Cancelled',
    },
  ]
  return acts.filter(({ isPossible }) => isPossible)
}

type BillDialogProps = BillActionsProps & {
  dialog: Act['kind']
  lines: readonly CreditableLine[]
  onClose: () => void
}

function BillDialog({ dialog, order, bill, lines, onChanged, onClose }: BillDialogProps) {
  const { order_id: orderId } = order
  if (dialog === 'cancel')
    return <CancelInvoiceDialog bill={bill} onClose={onClose} onCancelled={onChanged} />
  return dialog === 'credit' ? (
    <LateCreditDialog
      start={draftOfNone(lines)}
      onIssued={onChanged}
      {...{ orderId, bill, lines, onClose }}
    />
  ) : (
    <PriceDialog onAsked={onChanged} {...{ orderId, bill, lines, onClose }} />
  )
}

/** As far as the page knows; the server has the last word. */
function canCancel({ bill: { number, issued_on, irn }, documents, order }: BillActionsProps) {
  const { delivery_status, road } = order
  const isNoted = documents.some(({ credits, debits }) => credits === number || debits === number)
  const isSent = road?.dispatch !== undefined || ['Shipped', 'Delivered'].includes(delivery_status)
  return issued_on === dayInIndia(new Date()) && !irn && !isNoted && !isSent
}
