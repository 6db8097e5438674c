import type { ContentDocument } from '#contract/content/admin-content.ts'
import { holidayNameRule } from '#contract/content/holiday-rules.ts'
import { daysOf, type Holiday } from '#contract/content/holidays.ts'
import { stateName as nameOfCode } from '#contract/tax/states.ts'
import type { Rules } from '#web/forms/form.ts'
import { stateName } from '#web/site/state-texts.ts'
import { dayOf, shortDayOf } from '#web/ui/formats/dates.ts'
import { holidayTexts as texts } from './holiday-texts.ts'

export type HolidayDocument = ContentDocument<Holiday>

export const holidayRules: Rules<Holiday> = {
  name: holidayNameRule,
  date: (day) => (day ? undefined : texts.dayNeeded),
}

export const draftOf = (document: HolidayDocument | undefined): Holiday =>
  document?.value ?? { date: '', is_yearly: false, name: '', state_code: '' }

export const dayText = ({ date, is_yearly }: Pick<Holiday, 'date' | 'is_yearly'>) =>
  is_yearly ? texts.everyYear(shortDayOf(date)) : dayOf(date)

export const placeText = (stateCode: string) =>
  stateCode ? stateName(nameOfCode(stateCode) ?? stateCode) : texts.india

const lastDay = '9999-12-31'

/** The next ones first, then what is over, then what was taken away. */
export function inOrder(documents: readonly HolidayDocument[], today: string): HolidayDocument[] {
  const nextYear = `${Number(today.slice(0, 4)) + 5}${today.slice(4)}`
  const keyOf = ({ value }: HolidayDocument) => {
    if (!value) return `3${lastDay}`
    const [next] = daysOf(value, today, nextYear)
    return next ? `1${next}` : `2${value.date}`
  }
  return [...documents].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}
