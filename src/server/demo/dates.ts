const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
export const span = { minute, hour, day } as const

// IST is UTC + 5:30 all year round.
const hourInIndia = (moment: number) => ((moment + 5.5 * hour) % day) / hour

/** The same moment, or an earlier one if it is at night, when nobody orders. */
export function openBefore(moment: number): number {
  const clock = hourInIndia(moment)
  if (clock < 9) return moment - 12 * hour
  return clock >= 21 ? moment - 6 * hour : moment
}

/** The same moment, or the next morning if it is at night. */
export function openAfter(moment: number): number {
  const clock = hourInIndia(moment)
  return clock < 9 || clock >= 21 ? moment + 12 * hour : moment
}

/** The same hour of Saturday if it is on a Sunday, when few shops order. */
export function dayBeforeSunday(moment: number): number {
  const isSunday = new Date(moment + 5.5 * hour).getUTCDay() === 0
  return isSunday ? moment - day : moment
}

export const textOf = (moment: number) => new Date(moment).toISOString()
