import { expect, test } from 'vitest'
import type { OrderDetails } from '#contract/order.ts'
import { knownStatus, withKnownStatus } from './known-status.ts'
import { stepsOf } from './road.ts'

test.each(['Ordered', undefined, null, 'Packed', 7, ''])('the status %j is the first step', (status) => {
  expect(knownStatus(status)).toBe('Pending')
  const order = withKnownStatus({ delivery_status: status, history: undefined } as unknown as OrderDetails)
  const [first, ...others] = stepsOf(order).map(({ state }) => state)
  expect(first).toBe('current')
  expect(new Set(others)).toEqual(new Set(['ahead']))
})

test('a status of the list stays what it is', () => {
  expect(knownStatus('Shipped')).toBe('Shipped')
})
