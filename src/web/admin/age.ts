import { ageTexts } from './age-texts.ts'

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
  if (waited < hour) return ageTexts.minutes(Math.floor(waited / 60_000))
  if (waited < day) return ageTexts.hours(Math.floor(waited / hour))
  return ageTexts.days(Math.floor(waited / day))
}
