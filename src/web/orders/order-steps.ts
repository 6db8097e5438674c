import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import type { Step } from '#web/ui/stepper.tsx'
import { statusName } from './status-texts.ts'

const way: readonly DeliveryStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

type Life = Pick<OrderDetails, 'delivery_status' | 'history'>

/** The steps of the specification. 'Cancelled' is the fifth only of an order that is: the rest of its way is grey. */
export function stepsOf({ delivery_status, history }: Life): Step[] {
  const isCancelled = delivery_status === 'Cancelled'
  const reached = isCancelled ? lastStepBefore(history) : way.indexOf(delivery_status)
  const steps = way.map((status, place): Step => {
    const state = stateOf(place, reached, isCancelled)
    const here = status === delivery_status && state === 'done' ? { isHere: true } : {}
    const note = state === 'ahead' ? {} : noteOf(status, history)
    return { label: statusName(status), state, ...here, ...note }
  })
  if (!isCancelled) return steps
  return [
    ...steps,
    { label: statusName('Cancelled'), state: 'failed', apart: true, ...noteOf('Cancelled', history) },
  ]
}

function stateOf(place: number, reached: number, isCancelled: boolean): Step['state'] {
  if (place > reached) return 'ahead'
  return place === reached && !isCancelled && place < way.length - 1 ? 'current' : 'done'
}

const lastStepBefore = (history: Life['history']) =>
  way.indexOf(
    history.filter(({ delivery_status }) => delivery_status !== 'Cancelled').at(-1)?.delivery_status ??
      'Pending',
  )

function noteOf(status: DeliveryStatus, history: Life['history']) {
  const event = history.filter(({ delivery_status }) => delivery_status === status).at(-1)
  return event ? { note: dayAndTimeOf(event.at) } : {}
}
