type Moment = string | number | Date

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const indianOffset = 5.5 * 60 * 60 * 1000

/** India has one zone and no summer time; so server and browser write the very same text. */
function inIndia(moment: Moment) {
  return new Date(new Date(moment).getTime() + indianOffset)
}

/** '19 Nov 2026' */
export function dayOf(moment: Moment) {
  const day = inIndia(moment)
  return `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`
}

/** 'Nov 2026' */
export function monthOf(moment: Moment) {
  return dayOf(moment).replace(/^\d+ /, '')
}

/** '10:38 am' */
export function timeOf(moment: Moment) {
  const time = inIndia(moment)
  const hours = time.getUTCHours()
  const minutes = String(time.getUTCMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

/** '19 Nov 2026, 10:38 am' */
export function dayAndTimeOf(moment: Moment) {
  return `${dayOf(moment)}, ${timeOf(moment)}`
}
