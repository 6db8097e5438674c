import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const minute = 60_000

test('a countdown names days, hours and minutes, and seconds only in the last hour', () => {
  expect(timeLeft((50 * 60 + 15) * minute)).toBe('2d 2h 15m')
  expect(timeLeft(185 * minute + 59_000)).toBe('3h 5m')
  expect(timeLeft(12 * minute + 9_999)).toBe('12m 9s')
  expect(timeLeft(0)).toBe('0m 0s')
})
