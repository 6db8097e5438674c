import { expect, test } from 'vitest'
import { daysAfter, daysBetween, monthsAfter } from './days.ts'
import { type Clock, interestOf } from './interest.ts'

const rates = [{ from_date: '2026-02-06', rate_bp: 550 }]
const clock: Clock = { rates, pauses: [] }
const lakh = 10_000_000
const of = (paise: number, from: string, to: string, more: Partial<Clock> = {}) =>
  interestOf([{ paise, from, to }], { ...clock, ...more })

test.each([
  [lakh, 1, 137_500],
  [lakh, 3, 418_198],
  [lakh, 12, 1_780_681],
  [25_000_000, 6, 2_134_712],
])('the golden table: %i paise bear in %i months %i paise', (paise, months, interest) => {
  expect(of(paise, '2026-03-05', monthsAfter('2026-03-05', months))).toBe(interest)
})

test('days after the last whole month are simple, a 365th of the yearly rate each', () => {
  expect(of(lakh, '2026-03-05', '2026-03-15')).toBe(Math.round((lakh * 0.165 * 10) / 365))
  expect(of(lakh, '2026-03-05', '2026-04-15')).toBe(
    Math.round(lakh * (1.01375 * (1 + (0.165 * 10) / 365) - 1)),
  )
})

test('nothing is borne before the day after the last day, and nothing of nothing', () => {
  expect(of(lakh, '2026-03-05', '2026-03-05')).toBe(0)
  expect(of(lakh, '2026-03-05', '2026-03-01')).toBe(0)
  expect(of(0, '2026-03-05', '2027-03-05')).toBe(0)
  expect(interestOf([], clock)).toBe(0)
})

test('a month after the 31st of January ends with February, in a leap year on the 29th', () => {
  expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28')
  expect(monthsAfter('2028-01-31', 1)).toBe('2028-02-29')
  expect(monthsAfter('2028-01-31', 2)).toBe('2028-03-31')
  expect(of(lakh, '2028-01-31', '2028-02-29')).toBe(137_500)
  expect(of(lakh, '2028-01-31', '2028-02-28')).toBe(Math.round((lakh * 0.165 * 28) / 365))
  expect(of(lakh, '2027-02-28', '2028-02-28')).toBe(1_780_681)
})

test('a rate that changes inside a month counts for its days of the month', () => {
  const changed = { rates: [...rates, { from_date: '2026-04-11', rate_bp: 600 }] }
  // April has 30 days: those until the 10th at 16.5 %, and the 20 from the 11th on at 18 %.
  const month = (0.165 * 10 + 0.18 * 20) / 12 / 30
  expect(of(lakh, '2026-03-31', '2026-04-30', changed)).toBe(Math.round(lakh * month))
  expect(of(lakh, '2026-03-31', '2026-04-20', changed)).toBe(
    Math.round((lakh * (0.165 * 10 + 0.18 * 10)) / 365),
  )
})

test('days on which the clock stands bear nothing, and before the first known rate that one counts', () => {
  const pauses = [{ from: '2026-04-01', to: '2026-04-15' }]
  expect(of(lakh, '2026-03-31', '2026-04-30', { pauses })).toBe(68_750)
  expect(of(lakh, '2026-03-31', '2026-09-30', { pauses: [{ from: '2026-04-01', to: null }] })).toBe(0)
  expect(of(lakh, '2025-03-31', '2025-04-30')).toBe(137_500)
})

test('each part bears interest until it is paid, and all of it is rounded once', () => {
  const parts = [
    { paise: 4_000_000, from: '2026-03-31', to: '2026-04-30' },
    { paise: 6_000_000, from: '2026-03-31', to: '2026-06-30' },
  ]
  expect(interestOf(parts, clock)).toBe(Math.round(4_000_000 * 0.01375 + 6_000_000 * (1.01375 ** 3 - 1)))
  // A third of a paisa three times is one paisa, not none.
  const third = { paise: 24, from: '2026-03-31', to: '2026-04-30' }
  expect(interestOf([third], clock)).toBe(0)
  expect(interestOf([third, third, third], clock)).toBe(1)
})

/** The same rule in another wording: day by day, in decimal fractions. */
function dayByDay(paise: number, from: string, to: string, { rates: all, pauses }: Clock) {
  const rateOn = (day: string) => {
    const known = all.filter(({ from_date }) => from_date <= day).map(({ rate_bp }) => rate_bp)
    const stands = pauses.some((each) => each.from <= day && day <= (each.to ?? '9999'))
    return stands ? 0 : ((known.at(-1) ?? all[0]?.rate_bp ?? 0) * 3) / 10_000
  }
  let sum = paise
  let accrued = 0
  for (let month = 0; ; month += 1) {
    const [start, end] = [monthsAfter(from, month), monthsAfter(from, month + 1)]
    const isWhole = end <= to
    for (let day = daysAfter(start, 1); day <= end && day <= to; day = daysAfter(day, 1))
      accrued += sum * rateOn(day) * (isWhole ? 1 / 12 / daysBetween(start, end) : 1 / 365)
    sum += accrued
    accrued = 0
    if (end > to) return sum - paise
  }
}

/** The same numbers in every run. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test('200 random bills, with changes of the rate and pauses, bear the same day by day', () => {
  const random = randomOf(14)
  for (let round = 0; round < 200; round += 1) {
    const from = daysAfter('2025-01-01', random(1_200))
    const to = daysAfter(from, random(900))
    const changes = Array.from({ length: 1 + random(4) }, (_, place) => ({
      from_date: daysAfter('2025-01-01', place * 200 + random(200)),
      rate_bp: 400 + random(400),
    }))
    const begin = daysAfter(from, random(200))
    const pauses = random(2) ? [{ from: begin, to: random(4) ? daysAfter(begin, random(90)) : null }] : []
    const paise = 1 + random(1_000_000_000)
    const some: Clock = { rates: changes, pauses }
    const exact = dayByDay(paise, from, to, some)
    expect(Math.abs(interestOf([{ paise, from, to }], some) - exact)).toBeLessThan(0.51)
  }
})
