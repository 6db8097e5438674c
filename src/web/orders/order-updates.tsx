import type { OrderDetails } from '#contract/order.ts'
import { timeOf } from '#web/ui/formats/dates.ts'
import { Notice } from '#web/ui/notice.tsx'
import { orderTexts } from './order-texts.ts'

type OrderUpdatesProps = { order: OrderDetails; staleSince: number | undefined; hasMoved: boolean }

/** What the polls of the page found: a new status is announced, and an old answer says how old it is. */
export const OrderUpdates = ({ order, staleSince, hasMoved }: OrderUpdatesProps) => (
  <>
    <p role="status" className="sr-only">
      {hasMoved && orderTexts.statusNow(order.delivery_status)}
    </p>
    {staleSince !== undefined && (
      <Notice tone="warning" live className="mb-5">
        {orderTexts.lastUpdated(timeOf(staleSince))}
      </Notice>
    )}
  </>
)
