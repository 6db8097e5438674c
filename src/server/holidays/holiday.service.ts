import { daysOf, firstHolidays, type Holiday } from '#contract/content/holidays.ts'
import { dayInIndia } from '#contract/documents/document-number.ts'
import { type Written, writtenOf } from '#server/content/content.service.ts'
import type { Db } from '#server/db/db.ts'

export type FreeDay = { readonly day: string; readonly name: string; readonly state_code: string }

const dayMs = 24 * 60 * 60_000

/** The holidays from one moment until another, from memory. In a transaction too: it asks nothing of it. */
export async function listHolidays(db: Db, from: Date, until: Date): Promise<FreeDay[]> {
  const standing = holidaysOf(await writtenOf(db.origin, 'holidays'))
  const [first, last] = [dayInIndia(from), dayInIndia(until)]
  return standing
    .flatMap(({ name, state_code, ...when }) =>
      daysOf({ name, state_code, ...when }, first, last).map((day) => ({ day, name, state_code })),
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

function holidaysOf(written: Written): Holiday[] {
  const all = new Map<string, Holiday | null>(Object.entries(firstHolidays))
  for (const [name, value] of written) all.set(name, value as Holiday | null)
  return [...all.values()].filter((each) => each !== null)
}

const isIn = (state: string | null, { state_code }: FreeDay) => state_code === '' || state_code === state

/** On which days of the last week a shop of this state was closed for a holiday. */
export async function recentHolidays(db: Db, state: string | null, now: Date): Promise<ReadonlySet<string>> {
  const days = await listHolidays(db, new Date(now.getTime() - 8 * dayMs), now)
  return new Set(days.filter((each) => isIn(state, each)).map(({ day }) => day))
}

/** The next ones of a state. */
export async function nextHolidays(db: Db, state: string | null, now: Date, count: number) {
  const days = await listHolidays(db, now, new Date(now.getTime() + 366 * dayMs))
  return days.filter((each) => isIn(state, each)).slice(0, count)
}
