import type { DeliveryStatus } from '#contract/order.ts'
import type { Chance } from './chance.ts'
import { dayBeforeSunday, openBefore, span } from './dates.ts'
import { seasonsFrom } from './seasons.ts'

const { hour, day } = span

export type YearsOrder = {
  /**
   * The age before seasons and hours of business are applied; ids derive from it, so that they are the same in every
   * market.
   */
  readonly age: number
  readonly placedAt: number
  readonly status: DeliveryStatus
}

/** A shop's orders of a year, the latest first: about one a day, a few more each month, and more in busy seasons. */
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

/** The status that an order of this age has reached; each of its steps lies in the past. */
function statusAt(age: number, chance: Chance): DeliveryStatus {
  if (age < 20 * hour || (age < 40 * hour && chance.isIn(0.5))) return 'Pending'
  if (age < 4 * day) return 'Confirmed'
  if (age > 5 * day && chance.isIn(0.08)) return 'Cancelled'
  return age < 7.5 * day ? 'Shipped' : 'Delivered'
}
