import { daysAfter, daysBetween, monthsAfter } from './days.ts'

/** MSMED Act 2006, s. 16: three times the bank rate of the Reserve Bank, compound, with monthly rests. */
const timesBankRate = 3

export type BankRate = { readonly from_date: string; readonly rate_bp: number }
/** Days on which the clock stands, both included; without an end it still stands. */
export type Pause = { readonly from: string; readonly to: string | null }

export type Clock = {
  /** Any order. Days before the first line bear its rate: nothing earlier is known. */
  readonly rates: readonly BankRate[]
  readonly pauses: readonly Pause[]
}

type Part = {
  readonly paise: number
  /** The last day on which it could be paid without interest. */
  readonly from: string
  /** The day on which it was paid, or today. */
  readonly to: string
}

/** A factor without rounding: numerator and denominator. */
type Factor = readonly [bigint, bigint]

const wholeBp = 10_000n
const monthsInYear = 12n
const daysInYear = 365n

/**
 * The interest of a bill in paise: each part of it bears interest until the day on which it is paid. Whole months are
 * compounded, the days after the last whole month are simple at a 365th of the yearly rate, and all of it is rounded
 * half up once. A month of several rates bears each of them for its share of the days.
 */
export function interestOf(parts: readonly Part[], { rates, pauses }: Clock): number {
  const known = knownOf(rates)
  const clock = pauses.length === 0 ? known.clock : changing(known.clock.rates, pauses)
  let sum: Factor = [0n, 1n]
  for (const part of parts) {
    if (part.to <= part.from || part.paise <= 0) continue
    const [up, down] = clock === known.clock ? knownGrowth(part, known) : growthOf(part, clock)
    sum = add(sum, [BigInt(part.paise) * (up - down), down])
  }
  const [up, down] = sum
  return Number((2n * up + down) / (2n * down))
}

/** Rates in the order of their days, and the last days before something changes. */
type Changing = Clock & { readonly cuts: readonly string[] }
type Known = { readonly clock: Changing; readonly growths: Map<string, Factor> }

const changing = (rates: readonly BankRate[], pauses: readonly Pause[]): Changing => ({
  rates,
  pauses,
  cuts: [
    ...rates.map(({ from_date }) => daysAfter(from_date, -1)),
    ...pauses.flatMap(({ from, to }) => [daysAfter(from, -1), ...(to === null ? [] : [to])]),
  ],
})

/** Thousands of bills have the same days; a list of rates is the one of a reading, and goes with it. */
const ofRates = new WeakMap<readonly BankRate[], Known>()

function knownOf(rates: readonly BankRate[]): Known {
  const before = ofRates.get(rates)
  if (before) return before
  const inTurn = [...rates].sort((a, b) => (a.from_date < b.from_date ? -1 : 1))
  const known = { clock: changing(inTurn, []), growths: new Map<string, Factor>() }
  ofRates.set(rates, known)
  return known
}

function knownGrowth(part: Part, { clock, growths }: Known): Factor {
  const days = part.from + part.to
  const growth = growths.get(days) ?? growthOf(part, clock)
  growths.set(days, growth)
  return growth
}

const add = ([a, b]: Factor, [c, d]: Factor): Factor => (b === d ? [a + c, b] : [a * d + c * b, b * d])

/** What one rupee has become. */
function growthOf({ from, to }: Part, clock: Changing): Factor {
  let factor: Factor = [1n, 1n]
  let months = 0
  for (;;) {
    const [start, end] = [monthsAfter(from, months), monthsAfter(from, months + 1)]
    if (start >= to) return factor
    const isWhole = end <= to
    factor = times(factor, isWhole ? monthFactor(start, end, clock) : daysFactor(start, to, clock))
    if (!isWhole) return factor
    months += 1
  }
}

const times = ([a, b]: Factor, [c, d]: Factor): Factor => [a * c, b * d]

function monthFactor(start: string, end: string, clock: Changing): Factor {
  const days = BigInt(daysBetween(start, end))
  const down = wholeBp * monthsInYear * days
  return [down + ratesOfDays(start, end, clock), down]
}

function daysFactor(start: string, end: string, clock: Changing): Factor {
  const down = wholeBp * daysInYear
  return [down + ratesOfDays(start, end, clock), down]
}

/** The yearly rates of the days after `start` until `end`, added up; a day on which the clock stands bears none. */
function ratesOfDays(start: string, end: string, clock: Changing): bigint {
  const cuts = [start, end, ...clock.cuts].filter((day) => day >= start && day <= end)
  const days = [...new Set(cuts)].sort()
  let sum = 0n
  for (const [place, day] of days.entries()) {
    const next = days[place + 1]
    if (next === undefined) break
    // The days of a piece are those after its first cut, so the first of them says what counts.
    sum += BigInt(daysBetween(day, next)) * rateOn(daysAfter(day, 1), clock)
  }
  return sum
}

function rateOn(day: string, { rates, pauses }: Clock): bigint {
  if (pauses.some(({ from, to }) => day >= from && (to === null || day <= to))) return 0n
  const rate = rates.filter(({ from_date }) => from_date <= day).at(-1) ?? rates[0]
  return BigInt(timesBankRate * (rate?.rate_bp ?? 0))
}
