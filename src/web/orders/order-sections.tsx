import type { ReactNode } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { OrderSection } from '#web/order-section/order-section.tsx'
import { SampleNote } from '#web/samples/sample-note.tsx'
import { foldOf } from './folds.ts'
import { LateCases, LateDocuments, LatePayments, LateShipments } from './late-sections.tsx'
import { OrderItems } from './order-items.tsx'
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

/** The parts of an order's page that both sides read, in the order of its road; what is finished is folded. */
export function OrderSections(props: OrderSectionsProps) {
  const { order, me, issuesElsewhere = false, onChanged, children } = props
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4 print:block print:*:mb-4 md:gap-6">
      <SampleNote order={order} me={me} />
      <OrderItems order={order} />
      <OrderSection id="documents" title={orderTexts.documents} fold={foldOf.documents(order)}>
        <LateDocuments order={order} me={me} issuesElsewhere={issuesElsewhere} onChanged={onChanged} />
      </OrderSection>
      <OrderSection id="payments" title={orderTexts.payment} fold={foldOf.payments(order)}>
        <LatePayments
          orderId={order.order_id}
          me={me}
          isCancelled={order.delivery_status === 'Cancelled'}
          version={JSON.stringify([order.road?.payment, order.delivery_status])}
          onChanged={onChanged}
        />
      </OrderSection>
      <Delivery {...{ order, me, onChanged }} />
      <OrderSection id="problems" title={orderTexts.problems} fold={foldOf.problems(order, me)}>
        <LateCases
          orderId={order.order_id}
          me={me}
          version={JSON.stringify([order.delivery_status, order.road?.missing, order.road?.cases])}
        />
      </OrderSection>
      {children}
    </div>
  )
}

const Delivery = ({ order, me, onChanged }: Pick<OrderSectionsProps, 'order' | 'me' | 'onChanged'>) => (
  <OrderSection id="shipments" title={orderTexts.delivery} fold={foldOf.shipments(order)}>
    <LateShipments
      orderId={order.order_id}
      me={me}
      status={order.delivery_status}
      version={JSON.stringify([order.delivery_status, order.road?.dispatch])}
      onChanged={onChanged}
    />
  </OrderSection>
)
