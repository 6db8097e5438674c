import { expect, test } from 'vitest'
import { dayGroups, dayLabel } from './day-groups.ts'

// Half past one at night in India, while it is still the day before in Europe.
const now = Date.parse('2026-11-18T20:00:00Z')
const message = (timestamp: string, isOwn = false) => ({ key: timestamp, isOwn, at: timestamp })

test('days are days in India', () => {
  expect(dayLabel('2026-11-18T19:00:00Z', now)).toBe('Today')
  expect(dayLabel('2026-11-18T18:00:00Z', now)).toBe('Yesterday')
  expect(dayLabel('2026-11-17T18:00:00Z', now)).toBe('17 Nov 2026')
})

test('what one person says in a row stands together until the other speaks or some time passes', () => {
  const days = dayGroups(
    [
      message('2026-11-18T08:00:00Z'),
      message('2026-11-18T19:00:00Z'),
      message('2026-11-18T19:01:00Z'),
      message('2026-11-18T19:02:00Z', true),
      message('2026-11-18T19:30:00Z', true),
    ],
    now,
  )
  expect(days.map(({ label }) => label)).toEqual(['Yesterday', 'Today'])
  expect(days[1]?.groups.map(({ isOwn, messages }) => [isOwn, messages.length])).toEqual([
    [false, 2],
    [true, 1],
    [true, 1],
  ])
})

test('what was not sent stands apart from what was', () => {
  const timestamp = '2026-11-18T19:00:00Z'
  const [today] = dayGroups([message(timestamp, true), { ...message(timestamp, true), isApart: true }], now)
  expect(today?.groups).toHaveLength(2)
})
