import { expect, test } from 'vitest'
import type { OrderSummary } from '#contract/order.ts'
import { mergeOrders } from './merge-orders.ts'

const line = (product_id: string | null, product_name: string, quantity: number, unit_price: number) => ({
  product_id,
  product_name,
  quantity,
  unit_price,
})
const order = (order_date: string, ...ordered_items: object[]) =>
  ({ order_date, ordered_items }) as unknown as OrderSummary

test('quantities of the same product are added up, and the latest price counts', () => {
  const { items, paid } = mergeOrders([
    order('2026-05-02T00:00:00Z', line('nut', 'Hex nut', 5, 12)),
    order('2026-05-01T00:00:00Z', line('nut', 'Hex nut', 7, 10), line('pin', 'Pin', 1, 2)),
  ])
  expect(items).toEqual([
    { product_id: 'nut', quantity: 12 },
    { product_id: 'pin', quantity: 1 },
  ])
  expect([...paid]).toEqual([
    ['nut', 12],
    ['pin', 2],
  ])
})

test('freight is no goods, and what is gone for good is named once', () => {
  const gone = line(null, 'Old lamp', 1, 5)
  const merged = mergeOrders([
    order('2026-05-01T00:00:00Z', gone, { ...line('x', 'Freight', 1, 5), is_freight: true }),
    order('2026-05-02T00:00:00Z', gone),
  ])
  expect(merged).toMatchObject({ items: [], gone: ['Old lamp'] })
})
