import { dayOf } from './dates.ts'

const hour = 3_600_000
const day = 24 * hour

/** Specification 7: 'Just now' within the hour, '5h ago' within the day, '3d ago' within the week, then the date. */
export function timeLabel(moment: string, now: number) {
  const age = now - Date.parse(moment)
  if (age < hour) return 'Just now'
  if (age < day) return `${Math.floor(age / hour)}h ago`
  if (age < 7 * day) return `${Math.floor(age / day)}d ago`
  return dayOf(moment)
}
