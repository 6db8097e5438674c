import * as z from 'zod/mini'
import { indianDay, lineOf } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { byRule, type Rule } from '#contract/rule.ts'
import { isStateCode } from '#contract/tax/states.ts'
import { content as texts } from '#contract/texts/desk/content.ts'

const stateRule: Rule<string> = (code) => (code === '' || isStateCode(code) ? undefined : texts.holidayState)

/** A day on which shops are closed. */
export const holiday = z.object({
  /** In India; of a yearly one the year does not matter. */
  date: indianDay,
  is_yearly: z.boolean('A checkbox is on or off'),
  name: lineOf('holidayName', limits.content.name),
  /** The code of the state that has it; empty: all of India. */
  state_code: z.string(texts.holidayState.content).check(byRule(stateRule)),
})
export type Holiday = z.infer<typeof holiday>

const national = (date: string, name: string): Holiday => ({ date, name, is_yearly: true, state_code: '' })

/** The three national holidays, under the names of their documents. */
export const firstHolidays: Readonly<Record<string, Holiday>> = {
  'republic-day': national('2026-01-26', 'Republic Day'),
  'independence-day': national('2026-08-15', 'Independence Day'),
  'gandhi-jayanti': national('2026-10-02', 'Gandhi Jayanti'),
}

/** Under which name a new one is kept: two admins who add the same one meet. */
export const holidayDocument = ({ date, is_yearly, state_code }: Holiday) =>
  `${is_yearly ? date.slice(5) : date} ${state_code || 'IN'}`

/** Its days from one day until another, both counted. */
export function daysOf({ date, is_yearly }: Holiday, from: string, until: string): string[] {
  if (!is_yearly) return from <= date && date <= until ? [date] : []
  const years = Array.from(
    { length: Number(until.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
    (_, place) => Number(from.slice(0, 4)) + place,
  )
  return years
    .map((year) => `${year}${date.slice(4)}`)
    .filter((day) => from <= day && day <= until && isDay(day))
}

/** 29 February is a day of few years. */
const isDay = (day: string) => new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
