import { expect, test } from 'vitest'
import { span } from './dates.ts'
import { seasonsFrom } from './seasons.ts'

const { day } = span
const ages = Array.from({ length: 720 }, (_, index) => index * 0.5 * day)

/** How many of evenly distributed ages fall into each month (1 to 12). */
function perMonth(now: number) {
  const seasonal = seasonsFrom(now)
  const months = ages.map((age) => new Date(now - seasonal(age) + 5.5 * span.hour).getUTCMonth() + 1)
  return (month: number) => months.filter((each) => each === month).length
}

test.each(['2026-11-23', '2026-04-02', '2026-12-20'])(
  'a year that ends on %s has the seasons of the calendar',
  (today) => {
    const count = perMonth(Date.parse(today))
    expect(count(10)).toBeGreaterThan(count(7) * 1.3)
    expect(count(3)).toBeGreaterThan(count(8) * 1.2)
  },
)

test('the order of what happened stays, and what is young stays where it is', () => {
  const seasonal = seasonsFrom(Date.parse('2026-11-23'))
  const moved = ages.map(seasonal)
  expect(moved).toEqual(moved.toSorted((one, other) => one - other))
  expect(moved.slice(0, 40)).toEqual(ages.slice(0, 40))
  expect(Math.max(...moved.map((age, index) => Math.abs(age - (ages[index] ?? 0))))).toBeLessThan(30 * day)
})
