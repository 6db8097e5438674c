import type { OrderDetails } from '#contract/order.ts'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import { dayOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import type { Step } from '#web/ui/stepper.tsx'
import { roadTexts as texts } from './road-texts.ts'

type Life = Pick<OrderDetails, 'order_date' | 'delivery_status' | 'history' | 'road'>
type Station = { readonly label: string; readonly isDone: boolean; readonly note?: string | undefined }

/**
 * Ordered, billed, paid, sent, received: the first that is not done is where the order stands. An order that nobody has
 * confirmed stands at 'Ordered'.
 */
export function stationsOf(order: Life): Step[] {
  const stations = [orderedOf(order), billedOf(order), paidOf(order), sentOf(order), receivedOf(order)]
  const next = stations.findIndex(({ isDone }) => !isDone)
  const here = next === -1 ? stations.length - 1 : isAt(order, 'Pending') ? next - 1 : next
  const steps = stations.map(({ label, isDone, note }, place): Step => {
    const isHere = isDone && place === here
    return {
      label,
      state: isDone ? 'done' : 'ahead',
      ...(note ? { note } : {}),
      ...(isHere ? { isHere } : {}),
    }
  })
  if (isAt(order, 'Cancelled')) return [...steps, cancelledAt(order)]
  return steps.map((step, place) => (place === here && !step.isHere ? { ...step, state: 'current' } : step))
}

const cancelledAt = (order: Life): Step => ({
  label: texts.cancelled,
  state: 'failed',
  apart: true,
  note: dayOfStatus(order, 'Cancelled'),
})

const orderedOf = ({ order_date }: Life): Station => ({
  label: texts.stations.ordered,
  isDone: true,
  note: dayOf(order_date),
})

function billedOf(order: Life): Station {
  // What has ended keeps its bill; another order is billed again once credit notes took all of it back.
  const bill = isAt(order, 'Delivered', 'Cancelled') ? order.road?.bill : billThatCounts(order)
  const note = bill?.is_draft ? texts.draft : bill?.number
  return { label: texts.stations.billed, isDone: !!bill && !bill.is_draft, note }
}

function paidOf(order: Life): Station {
  const payment = order.road?.payment
  // Nothing is to be paid for it, which is not the same as paid.
  if (isAt(order, 'Cancelled')) {
    const refund = payment?.refund_due ?? 0
    return {
      label: texts.stations.paid,
      isDone: false,
      note: refund > 0 ? texts.toGiveBack(rupeesShort(refund)) : undefined,
    }
  }
  const note = payment && payment.open > 0 ? texts.open(rupeesShort(payment.open)) : undefined
  return { label: texts.stations.paid, isDone: !!payment && payment.open <= 0, note }
}

function sentOf(order: Life): Station {
  const { ordered, sent } = order.road?.dispatch ?? { ordered: 0, sent: 0 }
  const isPart = sent > 0 && sent < ordered
  const isDone = !isPart && (sent > 0 || isAt(order, 'Shipped', 'Delivered'))
  return {
    label: texts.stations.sent,
    isDone,
    note: isPart ? texts.parts(sent, ordered) : isDone ? dayOfStatus(order, 'Shipped') : undefined,
  }
}

function receivedOf(order: Life): Station {
  const { ordered, received } = order.road?.dispatch ?? { ordered: 0, received: 0 }
  const isDone = isAt(order, 'Delivered') || (received > 0 && received >= ordered)
  const part = received > 0 ? texts.parts(received, ordered) : undefined
  return { label: texts.stations.received, isDone, note: isDone ? dayOfStatus(order, 'Delivered') : part }
}

const isAt = ({ delivery_status }: Life, ...statuses: readonly Life['delivery_status'][]) =>
  statuses.includes(delivery_status)

/** The day on which the order last came to a status. */
function dayOfStatus({ history }: Life, status: Life['delivery_status']) {
  const event = history.filter(({ delivery_status }) => delivery_status === status).at(-1)
  return event && dayOf(event.at)
}
