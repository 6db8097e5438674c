import { useEffect, useEffectEvent } from 'react'
import { listShipments, type ShipmentsOfOrder } from '#contract/shipments/shipment.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { canConfirm, ReceiptDialog } from './confirm-receipt.tsx'
import { SendDialog } from './send-goods.tsx'
import { receiptTexts, sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'

type ShipmentStepProps = {
  opens: 'send' | 'receive'
  orderId: string
  onOpen: () => void
  onClose: () => void
  onChanged: () => unknown
}

/** The next step of an order where its goods are: the seller sends them, the buyer says what came. */
export function ShipmentStep({ opens, orderId, onOpen, onClose, onChanged }: ShipmentStepProps) {
  const ask = (signal: AbortSignal) => api(listShipments, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(orderId, ask)
  const open = useEffectEvent(onOpen)
  const leave = useEffectEvent(() => {
    onClose()
    void onChanged()
  })
  const isThere = answer !== undefined || error !== undefined
  const isOver = answer !== undefined && !isToDo(opens, answer)
  useEffect(() => {
    if (isOver) leave()
    else if (isThere) open()
  }, [isThere, isOver])
  if (!answer)
    return (
      isThere && (
        <Dialog open title={opens === 'send' ? sendTexts.title : receiptTexts.open} onClose={onClose}>
          <LoadError text={texts.error} onRetry={retry} />
        </Dialog>
      )
    )
  if (isOver) return null
  if (opens === 'send') return <SendDialog about={answer} onSent={onChanged} {...{ orderId, onClose }} />
  const shipment = toConfirm(answer)
  return shipment && <ReceiptDialog onConfirmed={onChanged} {...{ shipment, onClose }} />
}

/** What has come is looked at before what is on its way. */
function toConfirm({ shipments }: ShipmentsOfOrder) {
  const open = shipments.filter(canConfirm)
  return open.find(({ delivered_at }) => delivered_at) ?? open[0]
}

/** The page may be older than the answer. */
const isToDo = (opens: ShipmentStepProps['opens'], answer: ShipmentsOfOrder) =>
  opens === 'send' ? answer.lines.some(({ left }) => left > 0) : toConfirm(answer) !== undefined
