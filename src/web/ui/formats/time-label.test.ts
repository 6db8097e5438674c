import { expect, test } from 'vitest'
import { timeLabel } from './time-label.ts'

const now = Date.parse('2026-11-19T12:00:00Z')

test('a moment within the hour is just now, also when the clocks differ a little', () => {
  expect(timeLabel('2026-11-19T11:00:01Z', now)).toBe('Just now')
  expect(timeLabel('2026-11-19T12:00:30Z', now)).toBe('Just now')
})

test('hours within the day, days within the week, then the date', () => {
  expect(timeLabel('2026-11-19T11:00:00Z', now)).toBe('1h ago')
  expect(timeLabel('2026-11-18T12:00:01Z', now)).toBe('23h ago')
  expect(timeLabel('2026-11-18T12:00:00Z', now)).toBe('1d ago')
  expect(timeLabel('2026-11-12T12:00:01Z', now)).toBe('6d ago')
  expect(timeLabel('2026-11-12T12:00:00Z', now)).toBe('12 Nov 2026')
})
