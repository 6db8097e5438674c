import { useEffect, useEffectEvent } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { IssueDialog } from '#web/documents/issue-dialog.tsx'
import { PaymentStep } from '#web/payments/payment-step.tsx'
import { ShipmentStep } from '#web/shipments/shipment-step.tsx'

/** What the next step of an order may open. */
export type StepOpens = 'issue' | 'pay' | 'check' | 'refund' | 'send' | 'receive'

export type StepDialogProps = {
  opens: StepOpens
  order: OrderDetails
  me: 'buyer' | 'seller'
  onOpen: () => void
  onClose: () => void
  onChanged: () => unknown
}

export function StepDialog({ opens, order, me, ...step }: StepDialogProps) {
  const orderId = order.order_id
  if (opens === 'issue') return <Issue order={order} {...step} />
  if (opens === 'send' || opens === 'receive') return <ShipmentStep {...{ opens, orderId }} {...step} />
  return <PaymentStep {...{ opens, orderId, me }} {...step} />
}

type IssueProps = Pick<StepDialogProps, 'order' | 'onOpen' | 'onClose' | 'onChanged'>

function Issue({ order, onOpen, onClose, onChanged }: IssueProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return <IssueDialog order={order} onClose={onClose} onIssued={onChanged} />
}
