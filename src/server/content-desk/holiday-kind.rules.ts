import { firstHolidays, holiday } from '#contract/content/holidays.ts'
import type { Kind } from './kind.rules.ts'

const first = new Map(Object.entries(firstHolidays))

export const holidayKind: Kind = {
  schema: holiday,
  first: () => first,
  isOpen: true,
  mayEnd: () => true,
}
