import { expect, test } from 'vitest'
import { defaultExpireIn, liveDurationOf } from './live-duration.ts'

const minute = 60_000
const fallback = (50 * 60 + 15) * minute

test.each([
  [defaultExpireIn, fallback],
  ['2 days, 2 hours, 15 minutes', fallback],
  ['1d', 24 * 60 * minute],
  ['३ days 4 hrs', 76 * 60 * minute],
  ['৩৬h', 36 * 60 * minute],
  ['١ day', 24 * 60 * minute],
  ['36 HRS', 36 * 60 * minute],
  ['1.5 hours', 90 * minute],
  ['90m', 90 * minute],
  ['1day1hr1min', 25 * 60 * minute + minute],
  // Clamped to between one minute and thirty days.
  ['0 min', minute],
  ['31 days', 30 * 24 * 60 * minute],
  ['999999 days', 30 * 24 * 60 * minute],
])('%j is read', (text, ms) => {
  expect(liveDurationOf(text)).toBe(ms)
})

test.each([
  '',
  ' ',
  'soon',
  '5',
  '-5 min',
  '2 fortnights',
  '2 days and then some',
  'days 2',
  '1e9 days',
  `${'1 min '.repeat(10_000)}x`,
  null,
  undefined,
  5,
  {},
])('%j cannot be read and is two days, two hours and a quarter', (input) => {
  expect(liveDurationOf(input)).toBe(fallback)
})
