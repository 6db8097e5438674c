import type { OrderDetails } from '#contract/order.ts'
import { EndBill } from '#web/documents/end-bill.tsx'
import { StepButton } from '#web/next-step/step-button.tsx'
import { showSection } from '#web/order-section/order-section.tsx'
import { CancelledBanner } from '#web/orders/cancelled-banner.tsx'
import { OrderHistory } from '#web/orders/order-history.tsx'
import { NextStep, OrderRoad } from '#web/orders/order-road.tsx'
import { OrderSections } from '#web/orders/order-sections.tsx'
import { OrderUpdates } from '#web/orders/order-updates.tsx'
import { StatusBadge } from '#web/orders/status-badge.tsx'
import { useOrder } from '#web/orders/use-order.ts'
import { SampleBadge } from '#web/samples/sample-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { BuyerFacts } from './buyer-facts.tsx'
import { sellerStep } from './seller-step.ts'
import { StatusForm } from './status-form.tsx'
import { StatusQuestion } from './status-question.tsx'
import { type StatusChange, useStatusChange } from './use-status-change.ts'

/** An order for its seller: where it stands, what is to be done, and all that belongs to it. */
export function SellerOrderView({ loaded }: { loaded: OrderDetails }) {
  const { order, refresh, ...updates } = useOrder(loaded)
  const status = useStatusChange(refresh)
  const isChanging = order.order_id in status.expected
  return (
    <>
      <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <StatusBadge status={order.delivery_status} />
        {order.is_sample && <SampleBadge />}
        <time dateTime={order.order_date} className="num text-muted">
          {dayAndTimeOf(order.order_date)}
        </time>
      </p>
      <OrderUpdates order={order} {...updates} />
      <CancelledBanner order={order} me="seller" />
      <OrderRoad order={order}>
        <SellerNext order={order} isChanging={isChanging} onChange={status.change} onChanged={refresh} />
      </OrderRoad>
      <div className="grid grid-cols-1 items-start gap-4 print:block print:*:mb-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_320px] xl:grid-rows-[auto_1fr]">
        <OrderSections
          order={order}
          me="seller"
          issuesElsewhere={sellerStep(order).opens === 'issue'}
          onChanged={refresh}
        />
        <Card as="aside" className="grid gap-6 p-5 text-small xl:row-span-2">
          <StatusForm
            key={order.delivery_status}
            order={order}
            isChanging={isChanging}
            onChange={status.change}
          />
          <BuyerFacts order={order} />
        </Card>
        <OrderHistory order={order} me="seller" />
      </div>
      <StatusQuestion change={status.question} onAgree={status.agree} onRefuse={status.refuse} />
    </>
  )
}

type SellerNextProps = {
  order: OrderDetails
  isChanging: boolean
  onChange: (change: StatusChange) => void
  onChanged: () => unknown
}

function SellerNext({ order, isChanging, onChange, onChanged }: SellerNextProps) {
  const { order_id: orderId, delivery_status: from } = order
  const { sentence, label = '', to, opens, status, endsBill, path, also } = sellerStep(order)
  return (
    <NextStep sentence={sentence}>
      {endsBill && <EndBill order={order} onChanged={onChanged} />}
      {to && <Button onClick={() => showSection(to)}>{label}</Button>}
      <StepButton me="seller" {...{ order, opens, path, label, onChanged }} />
      <StepButton me="seller" variant="secondary" {...also} {...{ order, onChanged }} />
      {status && (
        <Button loading={isChanging} onClick={() => onChange({ orderId, from, to: status })}>
          {label}
        </Button>
      )}
    </NextStep>
  )
}
