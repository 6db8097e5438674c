import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Recent } from './recent.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever asks the same within a second gets the same, then it is found anew', async () => {
  const recent = new Recent<number>(() => true)
  const find = vi.fn(async () => 7)
  await Promise.all([recent.get('a', find), recent.get('a', find)])
  await recent.get('a', find)
  expect(find).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1_000)
  await recent.get('a', find)
  expect(find).toHaveBeenCalledTimes(2)
})

test('what is not worth keeping, and what failed, is found anew at once', async () => {
  const recent = new Recent<number>((found) => found > 10)
  const few = vi.fn(async () => 7)
  await recent.get('a', few)
  await recent.get('a', few)
  expect(few).toHaveBeenCalledTimes(2)
  const broken = vi.fn(async () => Promise.reject(new Error('gone')))
  await expect(recent.get('b', broken)).rejects.toThrow('gone')
  await expect(recent.get('b', broken)).rejects.toThrow('gone')
  expect(broken).toHaveBeenCalledTimes(2)
})

test('the oldest answers give way', async () => {
  const recent = new Recent<number>(() => true)
  const find = vi.fn(async () => 7)
  for (let key = 0; key <= 500; key += 1) await recent.get(String(key), find)
  await recent.get('500', find)
  expect(find).toHaveBeenCalledTimes(501)
  await recent.get('0', find)
  expect(find).toHaveBeenCalledTimes(502)
})
