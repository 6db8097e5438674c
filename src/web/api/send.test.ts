import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { siteTexts } from '#web/site/site-texts.ts'
import { withinTime } from './send.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends only when it is aborted. */
const endless = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a call without an answer fails after fifteen seconds, with a sentence', async () => {
  const failure = withinTime({}, endless).catch((error: Error) => error.message)
  await vi.advanceTimersByTimeAsync(14_999)
  let isOver = false
  void failure.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await failure).toBe(siteTexts.noAnswer)
})

test('a call whose page was left is aborted at once', async () => {
  const leave = new AbortController()
  const failure = withinTime({ signal: leave.signal }, endless).catch((error: Error) => error.message)
  leave.abort(new Error('The page was left'))
  expect(await failure).toBe('The page was left')
  expect(vi.getTimerCount()).toBe(0)
})

test('a call that begins after its page was left never waits', async () => {
  const failure = withinTime(
    { signal: AbortSignal.abort(new Error('The page was left')) },
    async (signal) => {
      signal.throwIfAborted()
      return 'answer'
    },
  )
  await expect(failure).rejects.toThrow('The page was left')
})

test('a lost connection is described in our words, not in those of the browser', async () => {
  const failure = withinTime({}, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(failure).rejects.toThrow(siteTexts.noConnection)
})

test('a refusal keeps its own sentence', async () => {
  const failure = withinTime({}, () => Promise.reject(new Error('This product is no longer sold')))
  await expect(failure).rejects.toThrow('This product is no longer sold')
})
