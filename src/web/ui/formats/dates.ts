import { dayAndTimeText, dayText, monthText, shortDayText, timeText } from './date-texts.ts'

type Moment = string | number | Date

const indianOffset = 5.5 * 60 * 60 * 1000

/** India has one zone and no summer time; so server and browser write the very same text. */
function inIndia(moment: Moment) {
  return new Date(new Date(moment).getTime() + indianOffset)
}

/** '19 Nov 2026' */
export function dayOf(moment: Moment) {
  const day = inIndia(moment)
  return dayText(day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear())
}

/** '19 Nov' */
export function shortDayOf(moment: Moment) {
  const day = inIndia(moment)
  return shortDayText(day.getUTCDate(), day.getUTCMonth())
}

/** 'Nov 2026' */
export function monthOf(moment: Moment) {
  const day = inIndia(moment)
  return monthText(day.getUTCMonth(), day.getUTCFullYear())
}

/** '10:38 am' */
export function timeOf(moment: Moment) {
  const time = inIndia(moment)
  return timeText(time.getUTCHours(), String(time.getUTCMinutes()).padStart(2, '0'))
}

/** '19 Nov 2026, 10:38 am' */
export function dayAndTimeOf(moment: Moment) {
  return dayAndTimeText(dayOf(moment), timeOf(moment))
}
