import { useState } from 'react'
import type { OrderDetails } from '#contract/order.ts'
import { sellerOrderPath } from '#contract/paths.ts'
import { StepButton } from '#web/next-step/step-button.tsx'
import { showSection } from '#web/order-section/order-section.tsx'
import { SampleBadge } from '#web/samples/sample-badge.tsx'
import { useSession } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { dayOf, timeOf } from '#web/ui/formats/dates.ts'
import { buyerStep } from './buyer-step.ts'
import { CancelledBanner } from './cancelled-banner.tsx'
import { LateReviews } from './late-sections.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderHome } from './order-home.tsx'
import { OrderParties } from './order-parties.tsx'
import { NextStep, OrderRoad } from './order-road.tsx'
import { OrderSections } from './order-sections.tsx'
import { orderTexts } from './order-texts.ts'
import { OrderUpdates } from './order-updates.tsx'
import { buyerStepTexts } from './road-texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { useOrder } from './use-order.ts'

export function OrderView({ loaded }: { loaded: OrderDetails }) {
  const { order, refresh, ...updates } = useOrder(loaded)
  const { user } = useSession()
  // The seller may look at the order too, but buys nothing here.
  const isBuyer = user?.user_id !== order.seller.seller_id
  const me = isBuyer ? 'buyer' : 'seller'
  const [hasCancelled, setHasCancelled] = useState(false)
  return (
    <div className="wrap pt-4 pb-12 md:pt-6">
      <OrderHead order={order} />
      <OrderUpdates order={order} {...updates} />
      <CancelledBanner order={order} me={me} takesFocus={hasCancelled} />
      <OrderRoad order={order}>
        {isBuyer ? <BuyerNext order={order} onChanged={refresh} /> : <SellerNext order={order} />}
      </OrderRoad>
      <div className="grid grid-cols-1 items-start gap-4 print:block print:*:mb-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_320px] lg:grid-rows-[auto_1fr]">
        <OrderSections order={order} me={me} onChanged={refresh}>
          {isBuyer && order.delivery_status === 'Delivered' && <LateReviews order={order} />}
        </OrderSections>
        <OrderParties order={order} onBillChanged={isBuyer ? refresh : undefined}>
          {isBuyer && (
            <OrderActions order={order} onCancelled={() => setHasCancelled(true)} onChanged={refresh} />
          )}
        </OrderParties>
        <OrderHistory order={order} me={me} />
      </div>
    </div>
  )
}

function BuyerNext({ order, onChanged }: { order: OrderDetails; onChanged: () => unknown }) {
  const step = buyerStep(order)
  if (!step) return null
  const { sentence, label = '', to, opens, path, also } = step
  return (
    <NextStep sentence={sentence}>
      {to && <Button onClick={() => showSection(to)}>{label}</Button>}
      <StepButton me="buyer" {...{ order, opens, path, label, onChanged }} />
      <StepButton me="buyer" variant="secondary" {...also} {...{ order, onChanged }} />
    </NextStep>
  )
}

function SellerNext({ order: { order_id } }: { order: OrderDetails }) {
  return (
    <NextStep sentence={buyerStepTexts.isYours}>
      <ButtonLink to={sellerOrderPath(order_id)}>{buyerStepTexts.openConsole}</ButtonLink>
    </NextStep>
  )
}

function OrderHead({ order }: { order: OrderDetails }) {
  return (
    <>
      <OrderHome />
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">{orderTexts.title(order.order_id)}</h1>
        <StatusBadge status={order.delivery_status} />
        {order.is_sample && <SampleBadge />}
        <time dateTime={order.order_date} className="num text-muted">
          {dayOf(order.order_date)}, {timeOf(order.order_date)}
        </time>
      </div>
    </>
  )
}
