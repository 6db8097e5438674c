import { expect, test } from 'vitest'
import { monthAt, monthsBetween, monthsFrom } from './month.ts'

test('a month begins at midnight in India', () => {
  expect(monthAt(Date.parse('2026-10-31T18:29:59Z'))).toBe('2026-10')
  expect(monthAt(Date.parse('2026-10-31T18:30:00Z'))).toBe('2026-11')
})

test('months are counted over the end of a year, the latest first', () => {
  expect(monthsFrom('2026-01', -1)).toBe('2025-12')
  expect(monthsBetween('2025-11', '2026-01')).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(monthsBetween('2026-05', '2026-01')).toEqual(['2026-01'])
})
