import { expect, test } from 'vitest'
import { waitingBadge, waitingSum } from './waiting.ts'

const nothing = {
  orders: 0,
  pending_products: 0,
  rejected_products: 0,
  requirements: 0,
  payments: 0,
  deals: 0,
  problems: 0,
}

test('a page where nothing waits has no number', () => {
  expect(waitingBadge('orders', nothing)).toBeUndefined()
  expect(waitingBadge('products', nothing)).toBeUndefined()
  expect(waitingBadge('payments', nothing)).toBeUndefined()
})

test('products count those that wait for verification and those that were rejected, each in words', () => {
  const badge = waitingBadge('products', { ...nothing, pending_products: 2, rejected_products: 1 })
  expect(badge?.count).toBe(3)
  expect(badge?.label.split(', ')).toHaveLength(2)
})

test('words are left out for what does not wait', () => {
  const badge = waitingBadge('products', { ...nothing, rejected_products: 1 })
  expect(badge?.count).toBe(1)
  expect(badge?.label).not.toContain(',')
})

test('payments that buyers say they have made wait to be confirmed', () => {
  expect(waitingBadge('payments', { ...nothing, payments: 4 })).toEqual({ count: 4, label: '4 to confirm' })
})

test('offers of buyers wait to be answered', () => {
  expect(waitingBadge('deals', { ...nothing, deals: 2 })).toEqual({ count: 2, label: '2 to answer' })
})

test('problems in which the shop has to act next wait for it', () => {
  expect(waitingBadge('problems', { ...nothing, problems: 1 })).toEqual({
    count: 1,
    label: '1 waiting for you',
  })
})

test('what waits behind a button is counted together', () => {
  const known = { ...nothing, payments: 4, requirements: 2, orders: 7 }
  expect(waitingSum(['payments', undefined, 'requirements'], known)).toBe(6)
  expect(waitingSum([], known)).toBe(0)
})
