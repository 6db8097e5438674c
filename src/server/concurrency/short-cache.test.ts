import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#server/limits.ts'
import { createShortCache } from './short-cache.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const oneSecond = {
  name: 'test',
  ms: 1_000,
  sizeOf: (text: string) => text.length,
}
const counter = () => {
  let times = 0
  return async () => {
    times += 1
    return `answer ${times}`
  }
}

test('an answer is computed once while it is cached, and again when its second is over', async () => {
  const cache = createShortCache(oneSecond)
  const make = counter()
  expect(await cache.get('list', make)).toBe('answer 1')
  vi.advanceTimersByTime(999)
  expect(await cache.get('list', make)).toBe('answer 1')
  vi.advanceTimersByTime(1)
  expect(await cache.get('list', make)).toBe('answer 2')
})

test('all who ask at once share one answer, a slow one counts from its question', async () => {
  const cache = createShortCache(oneSecond)
  let answer = (_text: string) => {}
  let times = 0
  const slow = () => {
    times += 1
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  }
  const both = [cache.get('list', slow), cache.get('list', slow)]
  vi.advanceTimersByTime(900)
  answer('slow')
  expect(await Promise.all(both)).toEqual(['slow', 'slow'])
  expect(times).toBe(1)
  vi.advanceTimersByTime(100)
  expect(await cache.get('list', async () => 'fresh')).toBe('fresh')
})

test('a refusal is nobody else’s answer', async () => {
  const cache = createShortCache(oneSecond)
  await expect(cache.get('list', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get('list', async () => 'yes')).toBe('yes')
})

test('an answer that is not worth caching is shared while it is computed, and computed again after', async () => {
  const cache = createShortCache({ ...oneSecond, isWorthKeeping: (text: string) => text === 'answer 2' })
  const make = counter()
  expect(await Promise.all([cache.get('list', make), cache.get('list', make)])).toEqual([
    'answer 1',
    'answer 1',
  ])
  expect(await cache.get('list', make)).toBe('answer 2')
  expect(await cache.get('list', make)).toBe('answer 2')
})

test('what is kept of what is kept is no older than a second', () => {
  const { keepAnswersMs, keepPageAnswersMs, keepFoundMs } = limits
  expect(keepAnswersMs + keepPageAnswersMs + keepFoundMs).toBeLessThan(1_000)
})

test('the oldest answers make room', async () => {
  const cache = createShortCache({ ...oneSecond, room: 30 })
  const make = counter()
  await cache.get('a', make)
  await cache.get('b', make)
  await cache.get('c', make)
  await cache.get('d', make)
  expect(await cache.get('d', make)).toBe('answer 4')
  expect(await cache.get('a', make)).toBe('answer 5')
})

test('kept for no time, nothing is kept', async () => {
  const cache = createShortCache({ ...oneSecond, ms: 0 })
  const make = counter()
  await cache.get('list', make)
  expect(await cache.get('list', make)).toBe('answer 2')
})
