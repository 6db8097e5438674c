import type { DeliveryStatus, OrderDetails } from '#contract/order.ts'
import { dayAndTimeOf } from '#web/ui/formats/dates.ts'
import type { Step } from '#web/ui/stepper.tsx'
import { statusName } from './status-texts.ts'

const way: readonly DeliveryStatus[] = ['Pending', 'Confirmed', 'Shipped', 'Delivered']

type Life = Pick<OrderDetails, 'delivery_status' | 'history'>

/** The five steps of the specification; 'Cancelled' stands apart, and once reached the rest of the way is grey. */
export function stepsOf({ delivery_status, history }: Life): Step[] {
  const reached = delivery_status === 'Cancelled' ? lastStepBefore(history) : way.indexOf(delivery_status)
  const isCancelled = delivery_status === 'Cancelled'
  const steps = way.map((status, place): Step => {
    const state = stateOf(place, reached, isCancelled)
    const end = status === delivery_status && state === 'done' ? { isEnd: true } : {}
    const note = state === 'ahead' ? {} : noteOf(status, history)
    return { label: statusName(status), state, ...end, ...note }
  })
  const last: Step = { label: statusName('Cancelled'), state: isCancelled ? 'failed' : 'ahead', apart: true }
  return [...steps, isCancelled ? { ...last, ...noteOf('Cancelled', history) } : last]
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
