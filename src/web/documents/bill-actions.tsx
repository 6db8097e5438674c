import { useState } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { late } from '#web/late/late.tsx'
import { Button } from '#web/ui/button.tsx'
import { canCancel } from './can-cancel.ts'
import { type CreditableLine, creditableLines, type Document, draftOfNone } from './credit-draft.ts'
import { cancelInvoiceTexts, creditTexts, priceTexts } from './documents-texts.ts'
import { LateCancelDialog } from './late-cancel-dialog.ts'
import { LateCreditDialog } from './late-credit-dialog.ts'

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
  if (dialog === 'cancel') return <LateCancelDialog bill={bill} onClose={onClose} onCancelled={onChanged} />
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
