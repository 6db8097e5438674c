import { useEffect, useEffectEvent } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { IssueDialog } from '#web/documents/issue-dialog.tsx'
import { CreditStep } from '#web/missing-goods/credit-step.tsx'
import { ReportStep } from '#web/missing-goods/report-step.tsx'
import { PaymentStep } from '#web/payments/payment-step.tsx'
import { ShipmentStep } from '#web/shipments/shipment-step.tsx'

/** What the next step of an order may open. */
export type StepOpens =
  | 'issue'
  | 'pay'
  | 'check'
  | 'refund'
  | 'send'
  | 'receive'
  | 'report'
  | 'credit'
  | 'again'

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
  if (opens === 'report') return <ReportStep order={order} {...step} />
  if (opens === 'credit') return <CreditStep order={order} {...step} />
  if (opens === 'send' || opens === 'receive' || opens === 'again')
    return <ShipmentStep {...{ opens, orderId, missing: order.road?.missing }} {...step} />
  return <PaymentStep {...{ opens, orderId, me }} {...step} />
}

type IssueProps = Pick<StepDialogProps, 'order' | 'onOpen' | 'onClose' | 'onChanged'>

function Issue({ order, onOpen, onClose, onChanged }: IssueProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  return <IssueDialog order={order} onClose={onClose} onIssued={onChanged} />
}
