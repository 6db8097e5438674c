import { isStorable } from '#contract/storable.ts'
import { habits as texts } from '#contract/texts/reach/habits.ts'

export const longestAway = 500

/** After so many hours an order that nobody confirmed is cancelled. */
export const holdChoices = [24, 48, 72, 168] as const

/** A time of day in India: '10:00'. */
export const hoursOfDay = (text: string) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? undefined : texts.noTime

export function awayTextRule(text: string) {
  if (!isStorable(text)) return texts.awayText
  return text.length > longestAway ? texts.awayTooLong({ max: longestAway }) : undefined
}

export const daysRule = (days: readonly number[]) =>
  days.length <= 7 && days.every((day) => day >= 1 && day <= 7) ? undefined : texts.noDay

type Away = {
  readonly is_on: boolean
  readonly text: string
  readonly days: readonly number[]
  readonly opens_at: string
  readonly closes_at: string
}

/** What keeps it from being kept. Times of one day compare as text. */
export function awayProblem({ is_on, text, days, opens_at, closes_at }: Away) {
  if (opens_at >= closes_at) return texts.closesFirst
  if (is_on && text.trim() === '') return texts.awayMissing
  return is_on && days.length === 0 ? texts.noDay : undefined
}
