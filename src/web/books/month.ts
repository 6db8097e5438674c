const indianOffset = 5.5 * 60 * 60 * 1000

/** The month of a moment in India, such as 2026-10. */
export const monthAt = (moment: number) => new Date(moment + indianOffset).toISOString().slice(0, 7)

/** So many months later, or earlier. */
export function monthsFrom(month: string, count: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The month that an address names; by itself the last one that is over, because it is what is filed now. */
export function monthInAddress(url: string, now: number): string {
  const month = new URL(url).searchParams.get('month') ?? ''
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : monthsFrom(monthAt(now), -1)
}

/** From the latest one back; at most ten years of them. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const all = Array.from({ length: 120 }, (_, place) => monthsFrom(last, -place))
  return all.filter((month) => month >= first || month === last)
}

/** The 15th is in the month wherever the reader is. */
export const dayIn = (month: string) => `${month}-15T06:00:00.000Z`
