import { expect, test } from 'vitest'
import { partsOfQuarter, quarterAt, quartersUntil } from './quarters.ts'

test('a quarter belongs to a financial year of India, and begins at midnight there', () => {
  expect(quarterAt(Date.parse('2026-03-31T18:29:59Z'))).toBe('2025-Q4')
  expect(quarterAt(Date.parse('2026-03-31T18:30:00Z'))).toBe('2026-Q1')
  expect(quarterAt(Date.parse('2026-11-25T06:00:00Z'))).toBe('2026-Q3')
  expect(partsOfQuarter('2026-Q3')).toEqual({ place: 'Q3', year: '2026-27' })
})

test('quarters are counted back over the end of a year', () => {
  expect(quartersUntil('2026-Q2').slice(0, 4)).toEqual(['2026-Q2', '2026-Q1', '2025-Q4', '2025-Q3'])
})
