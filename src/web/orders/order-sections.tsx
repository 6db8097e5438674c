import type { ReactNode } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { SampleNote } from '#web/samples/sample-note.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { LateCases, LateDocuments, LatePayments, LateShipments } from './late-sections.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSection } from './order-section.tsx'
import { stepsOf } from './order-steps.ts'
import { orderTexts } from './order-texts.ts'

type OrderSectionsProps = {
  order: OrderDetails
  /** Which side reads it. */
  me: 'buyer' | 'seller'
  /** The seller's next step is to issue the invoice. */
  issuesElsewhere?: boolean
  onChanged: () => unknown
  /** What one side alone does here. */
  children?: ReactNode
}

/** The parts of an order's page that both sides read, each a room of its own. */
export function OrderSections(props: OrderSectionsProps) {
  const { order, me, issuesElsewhere = false, onChanged, children } = props
  return (
    <div className="grid min-w-0 gap-6">
      <SampleNote order={order} me={me} />
      <OrderItems order={order} />
      <OrderSection id="payments" title={orderTexts.payment}>
        <LatePayments
          orderId={order.order_id}
          me={me}
          version={JSON.stringify([order.road?.payment, order.delivery_status])}
          onChanged={onChanged}
        />
      </OrderSection>
      <OrderSection id="shipments" title={orderTexts.delivery} className="grid gap-6 px-5 pb-5">
        <Stepper label={orderTexts.stepper} steps={stepsOf(order)} />
        <LateShipments
          orderId={order.order_id}
          me={me}
          isCancelled={order.delivery_status === 'Cancelled'}
          version={JSON.stringify([order.delivery_status, order.road?.dispatch])}
          onChanged={onChanged}
        />
      </OrderSection>
      <OrderSection id="documents" title={orderTexts.documents}>
        <LateDocuments order={order} me={me} issuesElsewhere={issuesElsewhere} onChanged={onChanged} />
      </OrderSection>
      <OrderSection id="problems" title={orderTexts.problems}>
        <LateCases orderId={order.order_id} me={me} version={order.delivery_status} />
      </OrderSection>
      {children}
      <OrderHistory history={order.history} me={me} />
    </div>
  )
}
