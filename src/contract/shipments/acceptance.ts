import { dayInIndia } from '#contract/documents/document-number.ts'

/** Within so many days of the delivery a buyer may object (MSMED Act 2006, s. 2(b), explanation; looked up on 22 November 2026). */
export const daysToConfirm = 15
const dayMs = 24 * 60 * 60_000

/** The last day in India on which the buyer may confirm what came. */
export const confirmUntil = (deliveredAt: Date) =>
  dayInIndia(new Date(deliveredAt.getTime() + daysToConfirm * dayMs))

type Receipt = {
  readonly delivered_at: Date | null
  readonly received_at: Date | null
  readonly isComplete: boolean
}

/**
 * The law counts goods as accepted on the day of their delivery, unless the buyer objects within the days: then from the
 * day of the confirmation, which says what was short or damaged.
 */
export function acceptanceOf({ delivered_at, received_at, isComplete }: Receipt, now: Date) {
  if (delivered_at === null) return { confirm_until: null, accepted_on: null }
  const confirm_until = confirmUntil(delivered_at)
  const delivered = dayInIndia(delivered_at)
  if (received_at !== null)
    return {
      acceptance: 'confirmed' as const,
      confirm_until,
      accepted_on: isComplete ? delivered : dayInIndia(received_at),
    }
  if (dayInIndia(now) <= confirm_until)
    return { acceptance: 'open' as const, confirm_until, accepted_on: null }
  return { acceptance: 'deemed' as const, confirm_until, accepted_on: delivered }
}
