import { expect, test } from 'vitest'
import { clocksOf, endOfDayAfter, moneyOf, monthsAfter, reportUntil } from '#contract/cases/case-rules.ts'

const timeOf = (moment: string) => new Date(moment)
const inIndia = (moment: Date | null) =>
  moment && new Date(moment.getTime() + 330 * 60_000).toISOString().slice(0, 16)

test('a day ends at midnight in India, whatever the time', () => {
  expect(inIndia(endOfDayAfter(timeOf('2026-11-24T00:00:00+05:30'), 3))).toBe('2026-11-27T23:59')
  expect(inIndia(endOfDayAfter(timeOf('2026-11-24T23:59:59+05:30'), 3))).toBe('2026-11-27T23:59')
})

test.each([
  ['2026-11-24T10:00:00+05:30', '2026-12-24T10:00'],
  ['2027-01-31T10:00:00+05:30', '2027-02-28T10:00'],
  ['2028-01-31T10:00:00+05:30', '2028-02-29T10:00'],
  ['2026-12-31T23:30:00+05:30', '2027-01-31T23:30'],
])('one month after %s is %s', (from, to) => {
  expect(inIndia(monthsAfter(timeOf(from), 1))).toBe(to)
})

test.each([
  ['damaged', '2026-11-26T10:00', '2026-11-27T23:59', '2026-12-24T10:00'],
  ['supplier', '2026-11-26T10:00', null, '2026-12-24T10:00'],
  ['content', '2026-11-25T10:00', null, '2026-12-01T10:00'],
  ['listing', '2026-11-25T10:00', null, '2026-12-01T10:00'],
  ['privacy', '2026-11-26T10:00', null, '2027-02-22T10:00'],
] as const)(
  'a case of %s is acknowledged until %s, answered until %s, settled until %s',
  (kind, ...until) => {
    const { acknowledgeBy, answerBy, closeBy } = clocksOf(kind, timeOf('2026-11-24T10:00:00+05:30'))
    expect([acknowledgeBy, answerBy, closeBy].map(inIndia)).toEqual(until)
  },
)

test('goods are reported within 10 days and go back within 14', () => {
  expect(reportUntil('damaged', '2026-11-24')).toBe('2026-12-04')
  expect(reportUntil('unwanted', '2026-11-24')).toBe('2026-12-08')
})

test('restocking and collection are two charges, and never more than the goods cost', () => {
  expect(moneyOf('unwanted', 4_650_000)).toEqual({
    value: 4_650_000,
    restocking: 1_162_500,
    collection: 300_000,
    back: 3_187_500,
  })
  expect(moneyOf('unwanted', 300_001).back).toBe(0)
  expect(moneyOf('damaged', 93_000)).toEqual({ value: 93_000, restocking: 0, collection: 0, back: 93_000 })
})
