import { useEffect, useEffectEvent, useState } from 'react'
import type { MissingGoods, MissingProblem } from '#contract/order-road.ts'
import { listShipments, type ShipmentsOfOrder } from '#contract/shipments/shipment.ts'
import { api } from '#web/api/browser-api.ts'
import { useAnswer } from '#web/api/use-answer.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadError } from '#web/ui/lists/load-error.tsx'
import { canConfirm, ReceiptDialog } from './confirm-receipt.tsx'
import { SendDialog } from './send-goods.tsx'
import { receiptTexts, sendTexts, shipmentsTexts as texts } from './shipments-texts.ts'

type ShipmentStepProps = {
  opens: 'send' | 'receive' | 'again'
  orderId: string
  /** What is to be sent again. */
  missing: MissingGoods | undefined
  onOpen: () => void
  onClose: () => void
  onChanged: () => unknown
}

/** The next step of an order where its goods are: the seller sends them, the buyer says what came. */
export function ShipmentStep({ opens, orderId, missing, onOpen, onClose, onChanged }: ShipmentStepProps) {
  const [again] = useState(() => missing?.problems.find(({ next }) => next === 'send'))
  const ask = (signal: AbortSignal) => api(listShipments, { orderId }, { signal })
  const { answer, error, retry } = useAnswer(orderId, ask)
  const open = useEffectEvent(onOpen)
  const leave = useEffectEvent(() => {
    onClose()
    void onChanged()
  })
  const isThere = answer !== undefined || error !== undefined
  const isOver = answer !== undefined && !isToDo(opens, answer, again)
  useEffect(() => {
    if (isOver) leave()
    else if (isThere) open()
  }, [isThere, isOver])
  if (!answer)
    return (
      isThere && (
        <Dialog open title={opens === 'receive' ? receiptTexts.open : sendTexts.title} onClose={onClose}>
          <LoadError text={texts.error} onRetry={retry} />
        </Dialog>
      )
    )
  return isOver ? null : <Opened about={answer} {...{ opens, orderId, again, onClose, onChanged }} />
}

type OpenedProps = Pick<ShipmentStepProps, 'opens' | 'orderId' | 'onClose' | 'onChanged'> & {
  about: ShipmentsOfOrder
  again: MissingProblem | undefined
}

function Opened({ opens, orderId, about, again, onClose, onChanged }: OpenedProps) {
  if (opens === 'send') return <SendDialog about={about} onSent={onChanged} {...{ orderId, onClose }} />
  if (opens === 'again') return again && <SendAgain {...{ orderId, about, again, onClose, onChanged }} />
  const shipment = toConfirm(about)
  return shipment && <ReceiptDialog onConfirmed={onChanged} {...{ shipment, onClose }} />
}

/** What has come is looked at before what is on its way. */
function toConfirm({ shipments }: ShipmentsOfOrder) {
  const open = shipments.filter(canConfirm)
  return open.find(({ delivered_at }) => delivered_at) ?? open[0]
}

type SendAgainProps = Omit<OpenedProps, 'opens' | 'again'> & { again: MissingProblem }

function SendAgain({ orderId, about, again, onClose, onChanged }: SendAgainProps) {
  const lines = about.lines.flatMap((line) =>
    again.lines
      .filter(({ line_number }) => line_number === line.line_number)
      .map(({ quantity }) => ({ ...line, left: quantity })),
  )
  const caseId = again.case_id
  return <SendDialog about={{ ...about, lines }} onSent={onChanged} {...{ orderId, caseId, onClose }} />
}

/** The page may be older than the answer. */
function isToDo(opens: ShipmentStepProps['opens'], answer: ShipmentsOfOrder, again?: MissingProblem) {
  if (opens === 'again') return again !== undefined
  return opens === 'send' ? answer.lines.some(({ left }) => left > 0) : toConfirm(answer) !== undefined
}
