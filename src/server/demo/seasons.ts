import { span } from './dates.ts'

const { hour, day } = span

/**
 * How busy a shop is from January to December: the end of the financial year, the rains, then Diwali and the
 * weddings.
 */
const busyness = [1, 0.95, 1.25, 0.9, 1, 0.85, 0.7, 0.75, 1.05, 1.45, 1.2, 0.9]

// IST is UTC + 5:30 all year round.
const busynessAt = (moment: number) => busyness[new Date(moment + 5.5 * hour).getUTCMonth()] ?? 1

/** Younger orders still have steps to come, which take the same time in every season. */
const youngest = 20
const oldest = 360

/**
 * Moves an age (in ms before `now`) into the busy months and out of the quiet ones, without changing the order of two
 * ages.
 */
export function seasonsFrom(now: number): (age: number) => number {
  const days = Array.from({ length: oldest - youngest }, (_, index) => youngest + index)
  const shares = days.map((daysAgo) => busynessAt(now - (daysAgo + 0.5) * day))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  return (age) => {
    if (age <= youngest * day || age >= oldest * day) return age
    let left = ((age - youngest * day) / ((oldest - youngest) * day)) * whole
    const index = shares.findIndex((share) => {
      if (left <= share) return true
      left -= share
      return false
    })
    return (youngest + index + left / (shares[index] ?? 1)) * day
  }
}
