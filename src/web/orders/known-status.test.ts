import { expect, test } from 'vitest'
import type { OrderDetails } from '#contract/order.ts'
import { knownStatus, withKnownStatus } from './known-status.ts'
import { stepsOf } from './order-steps.ts'

test.each(['Ordered', undefined, null, 'Packed', 7, ''])('the status %j is the first step', (status) => {
  expect(knownStatus(status)).toBe('Pending')
  const order = withKnownStatus({ delivery_status: status, history: undefined } as unknown as OrderDetails)
  expect(stepsOf(order).map(({ state }) => state)).toEqual(['current', 'ahead', 'ahead', 'ahead'])
})

test('a status of the list stays what it is', () => {
  expect(knownStatus('Shipped')).toBe('Shipped')
})
