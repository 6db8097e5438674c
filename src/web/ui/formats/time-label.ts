import { daysAgoText, hoursAgoText, justNowText } from './date-texts.ts'
import { dayOf } from './dates.ts'

const hour = 3_600_000
const day = 24 * hour

/** Specification 7: 'Just now' within the hour, '5h ago' within the day, '3d ago' within the week, then the date. */
export function timeLabel(moment: string, now: number) {
  const age = now - Date.parse(moment)
  if (age < hour) return justNowText()
  if (age < day) return hoursAgoText(Math.floor(age / hour))
  if (age < 7 * day) return daysAgoText(Math.floor(age / day))
  return dayOf(moment)
}
