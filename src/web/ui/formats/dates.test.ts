import { expect, test } from 'vitest'
import { dayAndTimeOf, dayOf, timeOf } from './dates.ts'

test('a moment is written as a day in India', () => {
  expect(dayOf('2026-11-19T05:08:00Z')).toBe('19 Nov 2026')
  expect(dayOf('2026-12-31T18:30:00Z')).toBe('1 Jan 2027')
})

test('the time is Indian, with twelve hours', () => {
  expect(timeOf('2026-11-19T05:08:00Z')).toBe('10:38 am')
  expect(timeOf('2026-11-19T18:30:00Z')).toBe('12:00 am')
  expect(timeOf('2026-11-19T06:31:00Z')).toBe('12:01 pm')
})

test('day and time together', () => {
  expect(dayAndTimeOf('2026-11-19T18:29:00Z')).toBe('19 Nov 2026, 11:59 pm')
})
