import { afterEach, expect, test, vi } from 'vitest'
import { takeEarly } from './early.ts'

const path = '/api/users/profile'
const get = (token: string) => ({ method: 'GET', headers: { token } })
const { signal } = new AbortController()
const early = { ok: true, status: 200, text: 'early' }

/** `now`: the time in ms since the page was opened. */
function earlyRequest(answer: Promise<typeof early> = Promise.resolve(early), now = 1_000) {
  vi.spyOn(performance, 'now').mockReturnValue(now)
  const stop = new AbortController()
  answer.catch(() => undefined)
  vi.stubGlobal('window', { early: { [path]: { token: 'mine', stop, answer } } })
  return stop
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('an early answer is taken once', async () => {
  earlyRequest()
  expect(await takeEarly(path, get('mine'), signal)).toEqual(early)
  expect(await takeEarly(path, get('mine'), signal)).toBeUndefined()
})

test('it is for the session that asked, and for no other', async () => {
  earlyRequest()
  expect(await takeEarly(path, get('another'), signal)).toBeUndefined()
  expect(await takeEarly(path, get('mine'), signal)).toBeUndefined()
})

test('after something was done it is no longer true', async () => {
  earlyRequest()
  await takeEarly('/api/users/cart/add-item', { method: 'POST', headers: { token: 'mine' } }, signal)
  expect(await takeEarly(path, get('mine'), signal)).toBeUndefined()
})

test('an answer older than half a minute is requested again', async () => {
  earlyRequest(undefined, 30_001)
  expect(await takeEarly(path, get('mine'), signal)).toBeUndefined()
})

test('after a failed connection it is requested in the usual way', async () => {
  earlyRequest(Promise.reject(new TypeError('Failed to fetch')))
  expect(await takeEarly(path, get('mine'), signal)).toBeUndefined()
})

test('who gives up waiting ends the call', async () => {
  const stop = earlyRequest()
  const leave = new AbortController()
  await takeEarly(path, get('mine'), leave.signal)
  leave.abort()
  expect(stop.signal.aborted).toBe(true)
})
