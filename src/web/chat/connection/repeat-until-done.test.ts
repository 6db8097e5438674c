import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatUntilDone } from './repeat-until-done.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a call without an answer is repeated after a second, until it is answered', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error('No answer')).mockResolvedValueOnce(false)
  ask.mockResolvedValue(true)
  const answer = repeatUntilDone(ask, () => true)()
  await vi.advanceTimersByTimeAsync(999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_001)
  await answer
  expect(ask).toHaveBeenCalledTimes(3)
})

test('calls while one is under way make it run once more, not once for each', async () => {
  const ask = vi.fn().mockResolvedValue(true)
  const call = repeatUntilDone(ask, () => true)
  await Promise.all([call(), call(), call()])
  expect(ask).toHaveBeenCalledTimes(2)
})

test('nothing is sent over a closed connection', async () => {
  let isAlive = true
  const ask = vi.fn(async () => {
    isAlive = false
    return false
  })
  const answer = repeatUntilDone(ask, () => isAlive)()
  await vi.advanceTimersByTimeAsync(5_000)
  await answer
  expect(ask).toHaveBeenCalledTimes(1)
})
