import { expect, test, vi } from 'vitest'

type Asked = {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}

const heard = new Map<string, (event: Asked) => void>()
const full = async () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}
const nothingKept = { match: async () => undefined, keys: async () => [], delete: async () => false }
const broken = { match: full, keys: full, delete: full, put: full }

vi.stubGlobal('self', {
  location: { origin: 'https://market.example' },
  addEventListener: (name: string, listener: (event: Asked) => void) => heard.set(name, listener),
})
vi.stubGlobal('prefix', '')
vi.stubGlobal('version', '1')
vi.stubGlobal('shellFiles', [])
await import('./service-worker.ts')

/** What the page gets for an address, and what the worker does beside that. */
async function ask(path: string, type: string) {
  const headers = { 'content-type': type, 'content-length': '4', 'cache-control': 'public, max-age=25' }
  vi.stubGlobal('fetch', async () => new Response('text', { headers }))
  const besides: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  heard.get('fetch')?.({
    request: new Request(`https://market.example${path}`),
    respondWith: (response) => {
      answer = response
    },
    waitUntil: (work) => void besides.push(work),
  })
  const text = await (await answer)?.text()
  return { text, besides: await Promise.allSettled(besides) }
}

test.each([
  ['full', { ...nothingKept, put: full }, nothingKept.match],
  ['broken', broken, full],
])(
  'where the store of the browser is %s, files and pictures come from the network',
  async (_, store, match) => {
    vi.stubGlobal('caches', { open: async () => store, match })
    for (const [path, type] of [
      ['/assets/root-1.js', 'text/javascript'],
      ['/assets/root-1.css', 'text/css'],
      ['/media/a/480.webp', 'image/webp'],
    ] as const) {
      const { text, besides } = await ask(path, type)
      expect(text).toBe('text')
      expect(besides.map(({ status }) => status)).toEqual(['fulfilled'])
    }
  },
)

test('where no store can be opened either', async () => {
  vi.stubGlobal('caches', { open: full, match: full })
  const { text, besides } = await ask('/media/b/480.webp', 'image/webp')
  expect([text, besides.map(({ status }) => status)]).toEqual(['text', ['fulfilled']])
})
