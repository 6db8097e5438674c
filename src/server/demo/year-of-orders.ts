import type { DeliveryStatus } from '#contract/order.ts'
import type { Chance } from './chance.ts'
import { dayBeforeSunday, openBefore, span } from './dates.ts'
import { seasonsFrom } from './seasons.ts'

const { hour, day } = span

export type YearsOrder = {
  /** How long ago, before seasons and hours of business are looked at: what hangs on it is the same in every market. */
  readonly age: number
  readonly placedAt: number
  readonly status: DeliveryStatus
}

/**
 * When a shop was ordered from within a year, the latest first: once a day or so, a little more with each month, and with
 * the seasons.
 */
export function yearOfOrders(now: number, chance: Chance): YearsOrder[] {
  const orders: YearsOrder[] = []
  const seasonal = seasonsFrom(now)
  for (let age = chance.whole(1, 3) * hour; age < 360 * day; age += gapAt(age, chance)) {
    const open = openBefore(now - seasonal(age))
    const placedAt = chance.isIn(0.7) ? dayBeforeSunday(open) : open
    orders.push({ age, placedAt, status: statusAt(age, chance) })
  }
  return orders
}

const gapAt = (age: number, chance: Chance) => chance.whole(5 * hour, 27 * hour) * (1 + age / (400 * day))

/** What has become of an order after so long; each step that it has taken lies in the past. */
function statusAt(age: number, chance: Chance): DeliveryStatus {
  if (age < 20 * hour || (age < 40 * hour && chance.isIn(0.5))) return 'Pending'
  if (age < 4 * day) return 'Confirmed'
  if (age > 5 * day && chance.isIn(0.08)) return 'Cancelled'
  return age < 7.5 * day ? 'Shipped' : 'Delivered'
}
