import { beforeEach, expect, test, vi } from 'vitest'

type Navigation = {
  readonly request: { readonly method: 'GET'; readonly mode: 'navigate'; readonly url: string }
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}

const listeners = new Map<string, (event: Navigation) => void>()

vi.stubGlobal('self', {
  location: { origin: 'https://market.example' },
  addEventListener: (name: string, listener: (event: Navigation) => void) => listeners.set(name, listener),
})
vi.stubGlobal('prefix', '')
vi.stubGlobal('version', '1')
vi.stubGlobal('shellFiles', [])
await import('./service-worker.ts')

const fails = async () => {
  throw new TypeError('Failed to fetch')
}
const online = async () => new Response('from the network')
const kept = async () => new Response('offline page')

beforeEach(() => vi.stubGlobal('caches', { match: kept }))

/** What a browser shows for a page whose preload ends so. */
async function open(preloadResponse: Promise<Response | undefined>, network: () => Promise<Response>) {
  const fetched = vi.fn(network)
  vi.stubGlobal('fetch', fetched)
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: 'https://market.example/orders' },
    preloadResponse,
    respondWith: (response) => {
      answer = response
    },
  })
  const response = await answer
  return { text: await response?.text(), type: response?.type, fetches: fetched.mock.calls.length }
}

const failing = () => Promise.reject(new TypeError('The navigation preload failed'))
const erroneous = async () => Response.error()
const missing = async () => undefined

test.each([
  ['refuses the preload', failing],
  ['answers it with an error, as Firefox does', erroneous],
  ['has no preload', missing],
])('without a network a browser that %s shows the offline page', async (_, preload) => {
  expect((await open(preload(), fails)).text).toBe('offline page')
})

test.each([
  ['refuses the preload', failing],
  ['answers the preload with an error', erroneous],
  ['has no preload', missing],
])('with a network a browser that %s fetches the page', async (_, preload) => {
  expect(await open(preload(), online)).toMatchObject({ text: 'from the network', fetches: 1 })
})

test('a page that was preloaded is not fetched again', async () => {
  expect(await open(Promise.resolve(new Response('preloaded')), online)).toMatchObject({
    text: 'preloaded',
    fetches: 0,
  })
})

test.each([
  ['holds no offline page', async () => undefined],
  ['is broken', fails],
])('where the store %s, the browser shows its own', async (_, match) => {
  vi.stubGlobal('caches', { match })
  expect((await open(failing(), fails)).type).toBe('error')
})
