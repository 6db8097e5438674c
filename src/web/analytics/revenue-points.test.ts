import { expect, test } from 'vitest'
import { bestOf, byDay, byWeek } from './revenue-points.ts'

const days = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-11-${String(index + 1).padStart(2, '0')}`,
  revenue: index === 29 ? 0.1 : index === 28 ? 0.2 : 0,
  orders: 0,
}))

test('a day is named as in India, with its revenue to the paisa', () => {
  expect(byDay(days)[28]).toEqual({ label: '29 Nov', value: 0.2, shown: '₹0.20' })
})

test('weeks end today, are whole, and add up without a rounding error', () => {
  const weeks = byWeek(days)
  expect(weeks).toHaveLength(4)
  expect(weeks.at(-1)).toEqual({ label: '24 – 30 Nov', value: 0.3, shown: '₹0.30' })
  expect(weeks[0]?.label).toBe('3 – 9 Nov')
  const later = byWeek(days.map((day, index) => ({ ...day, date: index < 29 ? '2026-10-31' : '2026-11-06' })))
  expect(later.at(-1)?.label).toBe('31 Oct – 6 Nov')
})

test('the best is the highest, and none where nothing was sold', () => {
  expect(bestOf(byDay(days))?.label).toBe('29 Nov')
  expect(bestOf(byDay(days.slice(0, 5)))).toBeUndefined()
})
