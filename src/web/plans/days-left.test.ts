import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const now = Date.parse('2026-11-20T12:00:00Z')

test('a day that has begun still counts', () => {
  expect(daysLeft('2027-11-20T12:00:00Z', now)).toBe(365)
  expect(daysLeft('2026-11-20T13:00:00Z', now)).toBe(1)
})

test('what is over has no days left', () => {
  expect(daysLeft('2026-11-20T12:00:00Z', now)).toBe(0)
  expect(daysLeft('2026-11-01T00:00:00Z', now)).toBe(0)
})
