import { z } from 'zod'

/** When a shop is open, in India. */
export const OpenHours = z.object({
  open_days: z.array(z.int()),
  opens_at: z.string(),
  closes_at: z.string(),
})
export type OpenHours = z.infer<typeof OpenHours>

const indiaAhead = 5.5 * 3_600_000
const day = 24 * 3_600_000

/** Since when a shop is closed, as on a holiday; undefined while it is open. India has no other time in summer. */
export function closedSince(
  { open_days, opens_at, closes_at }: OpenHours,
  now: Date,
  holidays: ReadonlySet<string>,
): Date | undefined {
  const here = now.getTime() + indiaAhead
  const midnight = here - (here % day)
  const isOpenDay = (moment: number) =>
    open_days.includes(new Date(moment).getUTCDay() || 7) &&
    !holidays.has(new Date(moment).toISOString().slice(0, 10))
  if (isOpenDay(midnight) && here >= midnight + msOf(opens_at) && here < midnight + msOf(closes_at))
    return undefined
  for (let back = 0; back <= 7; back += 1) {
    const closed = midnight - back * day + msOf(closes_at)
    if (isOpenDay(midnight - back * day) && closed <= here) return new Date(closed - indiaAhead)
  }
  // Open on no day: closed for as long as anybody looks back.
  return new Date(midnight - 7 * day - indiaAhead)
}

/** '09:30' and '09:30:00' of the day. */
function msOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60_000
}
