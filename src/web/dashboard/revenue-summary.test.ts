import { expect, test } from 'vitest'
import { revenueSummary } from './revenue-summary.ts'

const day = (date: string, revenue: number, orders: number) => ({ date, revenue, orders })

test('the sentence names the sum, the orders and the best day', () => {
  const days = [day('2026-11-17', 1200, 1), day('2026-11-18', 3500, 2), day('2026-11-19', 0, 0)]
  expect(revenueSummary(days)).toBe('₹4,700 from 3 orders. Best day: 18 Nov 2026 (₹3,500).')
})

test('paise are summed without the error of floats', () => {
  const days = [day('2026-11-17', 0.1, 1), day('2026-11-18', 0.2, 1)]
  expect(revenueSummary(days)).toContain('₹0.30 from 2 orders')
})

test('thirty days without an order have no best day', () => {
  expect(revenueSummary([day('2026-11-17', 0, 0)])).toBe('No revenue in the last 30 days.')
})
