import { afterEach, expect, test, vi } from 'vitest'
import { keepWorker } from './worker.ts'

/** What a browser does with the registration of a worker. */
function browserWith(register?: () => Promise<unknown>) {
  const serviceWorker = register && { register, controller: {}, addEventListener: vi.fn() }
  vi.stubGlobal('navigator', { serviceWorker })
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['has none', undefined],
  ['refuses them', () => Promise.reject(new DOMException('blocked', 'SecurityError'))],
  ['answers with nothing', () => Promise.resolve(undefined)],
])('a page works without a service worker where the browser %s', async (_, register) => {
  browserWith(register)
  const announce = vi.fn()
  // An error that nobody catches fails the run.
  const stop = keepWorker(announce)
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  expect(announce).not.toHaveBeenCalled()
})

test('a newer worker that waits is announced, and takes over on request', async () => {
  const postMessage = vi.fn()
  browserWith(async () => ({ waiting: { postMessage }, addEventListener: vi.fn(), update: vi.fn() }))
  const announce = vi.fn()
  const stop = keepWorker(announce)
  await expect.poll(() => announce.mock.calls).toHaveLength(1)
  announce.mock.calls[0]?.[0]()
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('update')
  stop()
})
