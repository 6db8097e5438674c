import type { DeliveryStatus } from '#contract/order.ts'
import type { Chance } from './chance.ts'
import { openAfter, openBefore, span } from './dates.ts'
import type { DemoEvent } from './demo-order.ts'

const { hour, day } = span

/** How long ago an order with this status was placed, so that all its steps lie in the past. */
const ages: Readonly<Record<DeliveryStatus, readonly [min: number, max: number]>> = {
  Pending: [0.2 * hour, 40 * hour],
  Confirmed: [21 * hour, 4 * day],
  Shipped: [4 * day, 7 * day],
  Delivered: [14 * day, 88 * day],
  Cancelled: [5 * day, 85 * day],
}

/** How long each step takes after the previous one. */
const gaps: Readonly<Record<DeliveryStatus, readonly [min: number, max: number]>> = {
  Pending: [0, 0],
  Confirmed: [1 * hour, 8 * hour],
  Shipped: [10 * hour, 36 * hour],
  Delivered: [24 * hour, 72 * hour],
  Cancelled: [2 * hour, 48 * hour],
}

const reasons = [
  'Ordered by mistake',
  'Found a better price elsewhere',
  'Delivery takes too long',
  'I need a different quantity',
  'My customer cancelled the order',
]

export const placedBefore = (now: number, status: DeliveryStatus, chance: Chance) =>
  openBefore(now - chance.whole(...ages[status]))

/** The history of an order with this status. */
export function makeEvents(
  placedAt: number,
  status: DeliveryStatus,
  chance: Chance,
): [DemoEvent, ...DemoEvent[]] {
  const events: [DemoEvent, ...DemoEvent[]] = [
    { delivery_status: 'Pending', at: placedAt, by: 'buyer', reason: null },
  ]
  let moment = placedAt
  for (const step of stepsTo(status, chance)) {
    moment = openAfter(moment + chance.whole(...gaps[step]))
    const byBuyer = step === 'Cancelled' && chance.isIn(0.6)
    const reason = byBuyer ? chance.pick(reasons) : null
    events.push({ delivery_status: step, at: moment, by: byBuyer ? 'buyer' : 'seller', reason })
  }
  return events
}

function stepsTo(status: DeliveryStatus, chance: Chance): DeliveryStatus[] {
  if (status === 'Cancelled') return chance.isIn(0.4) ? ['Confirmed', 'Cancelled'] : ['Cancelled']
  const way: DeliveryStatus[] = ['Confirmed', 'Shipped', 'Delivered']
  return way.slice(0, way.indexOf(status) + 1)
}
