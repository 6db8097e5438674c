import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import { billThatCounts } from '#web/order-bill/bill-that-counts.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import { rupeesShort } from '#web/ui/formats/rupees.ts'
import type { Step } from '#web/ui/stepper.tsx'
import { roadTexts as texts } from './road-texts.ts'
import { statusName } from './status-texts.ts'

type Life = Pick<OrderDetails, 'delivery_status' | 'history' | 'road'>
type Fact = { readonly isDone: boolean; readonly note?: string | undefined }

const way: readonly DeliveryStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

/**
 * The steps of the specification with what else happens on the way, bill and payment, in one line. A step is done by
 * what was billed, paid, sent and received; where the order stands is its delivery status. 'Cancelled' is the last step
 * only of an order that is.
 */
export function stepsOf(order: Life): Step[] {
  const steps = [
    stepOf(order, 'Pending', { isDone: !isAt(order, 'Pending'), note: momentOf(order, 'Pending') }),
    stepOf(order, 'Confirmed', confirmedOf(order)),
    factStep(texts.billed, billedOf(order)),
    factStep(texts.paid, paidOf(order)),
    stepOf(order, 'Shipped', sentOf(order)),
    stepOf(order, 'Delivered', receivedOf(order)),
  ]
  return isAt(order, 'Cancelled') ? [...steps, cancelledAt(order)] : steps
}

const factStep = (label: string, { isDone, note }: Fact): Step => ({
  label,
  state: isDone ? 'done' : 'ahead',
  ...(note ? { note } : {}),
})

function stepOf(order: Life, status: DeliveryStatus, fact: Fact): Step {
  const step = factStep(statusName(status), fact)
  if (!isAt(order, status)) return step
  return fact.isDone ? { ...step, isHere: true } : { ...step, state: 'current' }
}

const cancelledAt = (order: Life): Step => ({
  label: statusName('Cancelled'),
  state: 'failed',
  apart: true,
  note: momentOf(order, 'Cancelled'),
})

function confirmedOf(order: Life): Fact {
  const isDone = way.indexOf(statusBeforeTheEnd(order)) >= way.indexOf('Confirmed')
  return { isDone, note: isDone ? momentOf(order, 'Confirmed') : undefined }
}

/** Where a cancelled order stood before. */
function statusBeforeTheEnd({ delivery_status, history }: Life) {
  if (delivery_status !== 'Cancelled') return delivery_status
  const before = history.filter((event) => event.delivery_status !== 'Cancelled').at(-1)
  return before?.delivery_status ?? 'Pending'
}

function billedOf(order: Life): Fact {
  // What has ended keeps its bill; another order is billed again once credit notes took all of it back.
  const bill = isAt(order, 'Delivered', 'Cancelled') ? order.road?.bill : billThatCounts(order)
  const note = bill?.is_draft ? texts.draft : bill?.number
  return { isDone: !!bill && !bill.is_draft, note }
}

function paidOf(order: Life): Fact {
  const payment = order.road?.payment
  // Nothing is to be paid for it, which is not the same as paid.
  if (isAt(order, 'Cancelled')) {
    const refund = payment?.refund_due ?? 0
    return {
      isDone: false,
      note: refund > 0 ? texts.toGiveBack(rupeesShort(refund)) : undefined,
    }
  }
  const note = payment && payment.open > 0 ? texts.open(rupeesShort(payment.open)) : undefined
  return { isDone: !!payment && payment.open <= 0, note }
}

function sentOf(order: Life): Fact {
  const { ordered, sent } = order.road?.dispatch ?? { ordered: 0, sent: 0 }
  const isPart = sent > 0 && sent < ordered
  const isDone = !isPart && (sent > 0 || isAt(order, 'Shipped', 'Delivered'))
  return {
    isDone,
    note: isPart ? texts.parts(sent, ordered) : isDone ? momentOf(order, 'Shipped') : undefined,
  }
}

function receivedOf(order: Life): Fact {
  const { ordered, received } = order.road?.dispatch ?? { ordered: 0, received: 0 }
  const isDone = isAt(order, 'Delivered') || (received > 0 && received >= ordered)
  const part = received > 0 ? texts.parts(received, ordered) : undefined
  return { isDone, note: isDone ? momentOf(order, 'Delivered') : part }
}

const isAt = ({ delivery_status }: Life, ...statuses: readonly DeliveryStatus[]) =>
  statuses.includes(delivery_status)

/** When the order last came to a status. */
function momentOf({ history }: Life, status: DeliveryStatus) {
  const event = history.filter(({ delivery_status }) => delivery_status === status).at(-1)
  return event && dayAndTimeOf(event.at)
}
