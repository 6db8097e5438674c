import * as z from 'zod/mini'

/** A month in India, such as 2026-10. */
const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/

export const month = z
  .string('Choose a month such as 2026-10')
  .check(z.regex(monthForm, 'Choose a month such as 2026-10'))

/** The first and the last day of a month. */
export function daysOfMonth(text: string): { readonly first: string; readonly last: string } {
  const [year = 0, place = 0] = text.split('-').map(Number)
  const days = new Date(Date.UTC(year, place, 0)).getUTCDate()
  return { first: `${text}-01`, last: `${text}-${days}` }
}
