import { expect, test } from 'vitest'
import type { DeliveryStatus } from '#contract/order.ts'
import { stepsOf } from './order-steps.ts'

const event = (delivery_status: DeliveryStatus) => ({
  delivery_status,
  at: '2026-11-19T05:00:00.000Z',
  by: 'seller' as const,
  reason: null,
})
const statesOf = (delivery_status: DeliveryStatus, ...history: DeliveryStatus[]) =>
  stepsOf({ delivery_status, history: history.map(event) }).map(({ state }) => state)

test('a pending order stands at its first step', () => {
  expect(statesOf('Pending', 'Pending')).toEqual(['current', 'ahead', 'ahead', 'ahead'])
})

test('a shipped order has two steps behind it', () => {
  expect(statesOf('Shipped', 'Pending', 'Confirmed', 'Shipped')).toEqual(['done', 'done', 'current', 'ahead'])
})

test('a delivered order has nothing left to do', () => {
  expect(statesOf('Delivered', 'Pending', 'Delivered')).toEqual(['done', 'done', 'done', 'done'])
  const steps = stepsOf({ delivery_status: 'Delivered', history: [] })
  expect(steps.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Delivered'])
})

test('a cancelled order keeps what was reached and ends apart', () => {
  expect(statesOf('Cancelled', 'Pending', 'Confirmed', 'Cancelled')).toEqual([
    ...['done', 'done', 'ahead', 'ahead'],
    'failed',
  ])
})

test('only an order that is cancelled speaks of it', () => {
  const labelsOf = (delivery_status: DeliveryStatus) =>
    stepsOf({ delivery_status, history: [event('Pending')] }).map(({ label }) => label)
  const way = ['Pending', 'Confirmed', 'Shipped', 'Delivered']
  for (const status of ['Pending', 'Confirmed', 'Shipped', 'Delivered'] as const)
    expect(labelsOf(status)).toEqual(way)
  expect(labelsOf('Cancelled')).toEqual([...way, 'Cancelled'])
})

test('each step that was reached tells its moment in Indian time', () => {
  const [pending] = stepsOf({ delivery_status: 'Pending', history: [event('Pending')] })
  expect(pending?.note).toBe('19 Nov 2026, 10:30 am')
})
