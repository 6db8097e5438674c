import { expect, test } from 'vitest'
import { createPictureStore } from './pictures.ts'

function aStore(limit: number) {
  const kept = new Map<string, { request: Request; answer: Response }>()
  const cache = {
    keys: async () => [...kept.values()].map(({ request }) => request),
    match: async (request: RequestInfo | URL) => kept.get((request as Request).url)?.answer,
    put: async (request: RequestInfo | URL, answer: Response) =>
      void kept.set((request as Request).url, { request: request as Request, answer }),
    delete: async (request: RequestInfo | URL) => kept.delete((request as Request).url),
  }
  const store = createPictureStore(async () => cache, limit)
  const picture = (name: string, bytes: number) =>
    store.keep(
      new Request(`https://market.example/media/${name}`),
      new Response('', { headers: { 'content-length': String(bytes) } }),
    )
  return { picture, names: () => [...kept.keys()].map((url) => url.split('/').at(-1)) }
}

test('pictures are kept until they are too many bytes, then the oldest go', async () => {
  const { picture, names } = aStore(100)
  for (const name of ['a', 'b', 'c']) await picture(name, 30)
  expect(names()).toEqual(['a', 'b', 'c'])
  await picture('d', 30)
  expect(names()).toEqual(['b', 'c', 'd'])
})

test('a picture that comes again counts once and is the newest', async () => {
  const { picture, names } = aStore(100)
  for (const name of ['a', 'b', 'a', 'a', 'a']) await picture(name, 40)
  expect(names()).toEqual(['b', 'a'])
  await picture('c', 40)
  expect(names()).toEqual(['a', 'c'])
})

test('pictures that come at once are counted all', async () => {
  const { picture, names } = aStore(100)
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => picture(name, 30)))
  await picture('f', 30)
  expect(names().length).toBeLessThanOrEqual(3)
})
