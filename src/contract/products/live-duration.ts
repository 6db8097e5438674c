import { limits } from '#contract/limits.ts'
import { withPlainDigits } from '#contract/typed-number.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What the specification's form always sends. */
export const defaultExpireIn = '2 Days 2 hr 15min'
const defaultDuration = 2 * day + 2 * hour + 15 * minute

const units: readonly (readonly [RegExp, number])[] = [
  [/^(d|days?)$/, day],
  [/^(h|hrs?|hours?)$/, hour],
  [/^(m|mins?|minutes?)$/, minute],
]

/**
 * How many milliseconds an offer runs: '2 Days 2 hr 15min' is 50 h 15 min. Unreadable text gives the default;
 * readable times are clamped to the shortest and longest.
 */
export function liveDurationOf(expireIn: unknown): number {
  const duration =
    typeof expireIn === 'string' ? durationIn(withPlainDigits(expireIn.slice(0, 100))) : undefined
  const { shortest, longest } = limits.liveOffer
  return duration === undefined ? defaultDuration : Math.min(longest, Math.max(shortest, duration))
}

function durationIn(text: string): number | undefined {
  const parts = text.toLowerCase().match(/^(?:\s*\d{1,6}(?:\.\d{1,2})?\s*[a-z]+[\s,]*)+$/)
    ? [...text.toLowerCase().matchAll(/(\d+(?:\.\d+)?)\s*([a-z]+)/g)]
    : []
  const times = parts.map(([, count, word = '']) => Number(count) * unitOf(word))
  return times.length > 0 && times.every(Number.isFinite)
    ? Math.round(times.reduce((sum, each) => sum + each, 0))
    : undefined
}

const unitOf = (word: string) => units.find(([spelling]) => spelling.test(word))?.[1] ?? Number.NaN
