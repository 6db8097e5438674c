import { beforeEach, expect, test } from 'vitest'
import { createStorage } from '#web/storage/storage.ts'
import { createOutgoingList, type Outgoing } from './outgoing.ts'
import { isOutgoingKey, outgoingStoreOf } from './outgoing-store.ts'

const kept = new Map<string, string>()
const inBrowser = {
  get length() {
    return kept.size
  },
  key: (place: number) => [...kept.keys()][place] ?? null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
}
const storage = createStorage(() => inBrowser)

const entry: Outgoing = {
  client_id: 'c1',
  room_id: 'r1',
  message: 'Is it in stock?',
  written_at: 1,
  state: 'sending',
}

beforeEach(() => kept.clear())

test('a message is kept for its writer alone', () => {
  outgoingStoreOf('asha', storage).put(entry)
  expect(outgoingStoreOf('asha', storage).all()).toEqual([entry])
  expect(outgoingStoreOf('ravi', storage).all()).toEqual([])
  outgoingStoreOf('asha', storage).remove('c1')
  expect(kept.size).toBe(0)
})

test('damaged or foreign values are no messages', () => {
  kept.set('outbox:asha:c2', '{broken')
  kept.set('outbox:asha:c3', '{"message":1}')
  kept.set('outbox:asha:c4', 'null')
  kept.set('token', 'secret')
  expect(outgoingStoreOf('asha', storage).all()).toEqual([])
})

test('of what another tab changes, only unsent words matter', () => {
  expect(isOutgoingKey('outbox:asha:c1')).toBe(true)
  expect(isOutgoingKey('token')).toBe(false)
  expect(isOutgoingKey(null)).toBe(true)
})

test('a message that a full storage did not take still waits when another tab stirs', () => {
  const full = createStorage(() => ({
    ...inBrowser,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }))
  const list = createOutgoingList({ store: outgoingStoreOf('asha', full) })
  list.add('r1', 'Is it in stock?')
  list.reread()
  expect(list.all().map(({ message }) => message)).toEqual(['Is it in stock?'])
})
