import { beforeEach, expect, test, vi } from 'vitest'
import { clearNewOrder, noteOrders } from './order-watch.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const isFlagged = () => kept.get('newOrder') === 'true'

test('the first look at a shop only remembers', () => {
  noteOrders(12)
  expect(isFlagged()).toBe(false)
})

test('a higher total raises the flag, and it stays until the orders are opened', () => {
  noteOrders(12)
  noteOrders(13)
  expect(isFlagged()).toBe(true)
  noteOrders(13)
  expect(isFlagged()).toBe(true)
  clearNewOrder()
  expect(isFlagged()).toBe(false)
})

test('another shop with fewer orders in the same browser raises no flag', () => {
  noteOrders(30)
  noteOrders(2)
  expect(isFlagged()).toBe(false)
})
