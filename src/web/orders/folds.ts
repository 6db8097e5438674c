import type { OrderDetails } from '#contract/order.ts'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupees } from '#web/ui/formats/rupees.ts'
import { foldTexts as texts } from './road-texts.ts'
import { statusName } from './status-texts.ts'

type Fold = (order: OrderDetails, me: 'buyer' | 'seller') => string | undefined

const isAt = ({ delivery_status }: OrderDetails, ...statuses: readonly OrderDetails['delivery_status'][]) =>
  statuses.includes(delivery_status)

/** The line of each part of an order's page where nothing is left to do, or nothing yet; no line for a part that is open. */
export const foldOf = {
  /** What is agreed on; shipments name their goods themselves. */
  items: (order) =>
    isAt(order, 'Pending') ? undefined : texts.items(order.ordered_items.length, rupees(order.total_cost)),
  documents: (order) => {
    const bill = order.road?.bill
    if (isAt(order, 'Pending') && !bill) return texts.noBillYet
    if (isAt(order, 'Cancelled')) return billThatCounts(order) ? undefined : (bill?.number ?? texts.noBill)
    return billThatCounts(order) && !bill?.is_draft && !bill?.asked ? bill?.number : undefined
  },
  payments: ({ road, ...order }) => {
    const { paid, claimed, open, refund_due, refunding = 0 } = road?.payment ?? unpaid
    if (open > 0 || claimed > 0 || refund_due > 0 || refunding > 0) return undefined
    if (paid > 0) return texts.paid(rupees(paid))
    return order.delivery_status === 'Cancelled' ? texts.nothingToPay : undefined
  },
  shipments: (order) => {
    const { sent, received } = order.road?.dispatch ?? { sent: 0, received: 0 }
    if (isAt(order, 'Pending') && sent === 0) return texts.nothingSentYet
    if (isAt(order, 'Delivered') && received >= sent) return deliveredOn(order)
    return isAt(order, 'Cancelled') && sent === 0 ? texts.nothingSent : undefined
  },
  /** The buyer of goods that have left may miss something; a seller reads of it here once it is reported. */
  problems: (order, me) => {
    const { open, closed } = order.road?.cases ?? { open: 0, closed: 0 }
    const hasLeft = isAt(order, 'Shipped', 'Delivered') || (order.road?.dispatch?.sent ?? 0) > 0
    if (open > 0 || (me === 'buyer' && hasLeft)) return undefined
    return closed > 0 ? texts.closedProblems(closed) : texts.noProblem
  },
  /** Whoever has not said yet what came says that first. */
  reviews: ({ ordered_items, road }) => {
    const { sent, received } = road?.dispatch ?? { sent: 0, received: 0 }
    if (ordered_items.every(({ reviewed }) => reviewed)) return texts.reviewed
    return received < sent ? texts.notReviewed : undefined
  },
  history: ({ delivery_status, history }) => {
    const last = history.at(-1)
    return last ? `${statusName(delivery_status)} · ${dayOf(last.at)}` : ''
  },
} satisfies Record<string, Fold>

const unpaid = { paid: 0, claimed: 0, open: 0, refund_due: 0, refunding: 0 }

function deliveredOn({ history }: OrderDetails) {
  const event = history.filter(({ delivery_status }) => delivery_status === 'Delivered').at(-1)
  return event ? texts.delivered(dayOf(event.at)) : statusName('Delivered')
}
