import { CircleX } from 'lucide-react'
import type { OrderDetails } from '#contract/order.ts'
import { Documents } from '#web/documents/documents.tsx'
import { documentsTexts } from '#web/documents/documents-texts.ts'
import { useSession } from '#web/session/session.ts'
import { Card } from '#web/ui/card.tsx'
import { dayOf, timeOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { byWhom } from './by-whom.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderHome } from './order-home.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderParties } from './order-parties.tsx'
import { OrderReviews } from './order-reviews.tsx'
import { hasTurned, stepsOf } from './order-steps.ts'
import { cancelTexts, orderTexts } from './order-texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { useOrder } from './use-order.ts'

export function OrderView({ loaded }: { loaded: OrderDetails }) {
  const { order, staleSince, hasMoved, refresh } = useOrder(loaded)
  const { user } = useSession()
  // The seller may look at the order too, but buys nothing here.
  const isBuyer = user?.user_id !== order.seller.seller_id
  const isDelivered = order.delivery_status === 'Delivered'
  return (
    <div className="wrap pt-4 pb-12 md:pt-6">
      <OrderHead order={order} />
      <p role="status" className="sr-only">
        {hasMoved && orderTexts.statusNow(order.delivery_status)}
      </p>
      {staleSince !== undefined && (
        <Notice tone="warning" live className="mb-5">
          {orderTexts.lastUpdated(timeOf(staleSince))}
        </Notice>
      )}
      <CancelledBanner order={order} me={isBuyer ? 'buyer' : 'seller'} />
      <Card className="mb-6 p-5 md:px-4 md:py-6">
        <Stepper label={orderTexts.stepper} steps={stepsOf(order)} />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_320px]">
        <div className="grid min-w-0 gap-6">
          <OrderItems order={order} />
          {isBuyer && isDelivered && <OrderReviews order={order} />}
          {hasTurned(order.history) && (
            <OrderHistory history={order.history} me={isBuyer ? 'buyer' : 'seller'} />
          )}
          <OrderDocuments order={order} isBuyer={isBuyer} />
        </div>
        <OrderParties order={order}>
          {isBuyer && <OrderActions order={order} onChanged={refresh} />}
        </OrderParties>
      </div>
    </div>
  )
}

function OrderDocuments({ order, isBuyer }: { order: OrderDetails; isBuyer: boolean }) {
  return (
    <Card as="section" aria-labelledby="documents" className="p-5">
      <h2 id="documents" className="mb-3 text-h2">
        {documentsTexts.title}
      </h2>
      <Documents orderId={order.order_id} canIssue={!isBuyer && order.delivery_status !== 'Cancelled'} />
    </Card>
  )
}

function OrderHead({ order }: { order: OrderDetails }) {
  return (
    <>
      <OrderHome />
      <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-h1">{orderTexts.title(order.order_id)}</h1>
        <StatusBadge status={order.delivery_status} />
        <time dateTime={order.order_date} className="num text-muted">
          {dayOf(order.order_date)}, {timeOf(order.order_date)}
        </time>
      </div>
    </>
  )
}

type CancelledBannerProps = { order: OrderDetails; me: 'buyer' | 'seller' }

function CancelledBanner({ order: { delivery_status, history }, me }: CancelledBannerProps) {
  const event = history.findLast((past) => past.delivery_status === 'Cancelled')
  if (delivery_status !== 'Cancelled' || !event) return null
  return (
    <Notice tone="danger" icon={<CircleX />} className="mb-5">
      <span className="num block">{cancelTexts.cancelledOn(dayOf(event.at), byWhom(event.by, me))}</span>
      {event.reason && (
        <span className="block wrap-anywhere font-normal">{cancelTexts.reason(event.reason)}</span>
      )}
    </Notice>
  )
}
