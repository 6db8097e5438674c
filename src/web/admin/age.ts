import { plural } from '#web/ui/formats/plural.ts'

const hour = 3_600_000
const day = 24 * hour

export type Age = { readonly text: string; readonly tone: 'neutral' | 'warning' | 'danger' }

/** How long something has waited: a day is the promise, three days are too long. */
export function ageOf(since: string, now: number): Age {
  const waited = Math.max(0, now - Date.parse(since))
  const tone = waited >= 3 * day ? 'danger' : waited >= day ? 'warning' : 'neutral'
  return { text: wordsOf(waited), tone }
}

function wordsOf(waited: number) {
  if (waited < hour) return `${Math.floor(waited / 60_000)} min`
  if (waited < day) return `${Math.floor(waited / hour)} h`
  const days = Math.floor(waited / day)
  return plural(days, { one: '1 day', other: `${days} days` })
}
