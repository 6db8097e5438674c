import { expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { bindProbes } from '#server/testing/probes.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const direct = openTestApp({ rateLimits: true }, { routes: bindProbes })
const behindTwo = openTestApp({ rateLimits: true, proxies: 2 })
const proxied = openTestApp({ rateLimits: true, proxies: 1 })

const names = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'cf-connecting-ip', 'x-client-ip']

async function readsUntilRefused({ app }: typeof direct, headersOf: (count: number) => object) {
  for (let count = 1; count <= 400; count += 1) {
    const answer = await app.inject({ url: '/api/products/nothing', headers: { ...headersOf(count) } })
    if (answer.statusCode === 429) return { count, answer }
  }
  throw new Error('never refused')
}

test('without a proxy no header makes a visitor somebody else', async () => {
  const address = (count: number) => `10.1.${count >> 8}.${count & 255}`
  const { count, answer } = await readsUntilRefused(direct, (index) =>
    Object.fromEntries(
      names.map((name) => [name, name === 'forwarded' ? `for=${address(index)}` : address(index)]),
    ),
  )
  expect(count).toBe(241)
  expect(answer.json()).toMatchObject({ success: false, content: expect.stringMatching(/wait/) })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test("behind a proxy its own header counts, not the client's", async () => {
  const visitor = (count: number) => ({ 'x-forwarded-for': `10.2.${count >> 8}.${count & 255}, 203.0.113.9` })
  expect((await readsUntilRefused(proxied, visitor)).count).toBe(241)
  const neighbour = await proxied.app.inject({
    url: '/api/products/nothing',
    headers: { 'x-forwarded-for': '203.0.113.10' },
  })
  expect(neighbour.statusCode).toBe(404)
})

test('behind two proxies the visitor is whom the outer one names, whatever was written before', async () => {
  const visitor = (count: number) => ({
    'x-forwarded-for': `10.3.${count >> 8}.${count & 255}, 203.0.113.20, 192.0.2.1`,
  })
  expect((await readsUntilRefused(behindTwo, visitor)).count).toBe(241)
  const neighbour = { 'x-forwarded-for': '203.0.113.20, 203.0.113.21, 192.0.2.1' }
  const answer = await behindTwo.app.inject({ url: '/api/products/nothing', headers: neighbour })
  expect(answer.statusCode).toBe(404)
})

test('behind a proxy its id of the request is kept, if it is one', async () => {
  const idFor = async (sentId: string) =>
    (await proxied.app.inject({ url: '/healthz', headers: { 'x-request-id': sentId } })).headers[
      'x-request-id'
    ]
  expect(await idFor('edge-7f3a.1:22')).toBe('edge-7f3a.1:22')
  expect(await idFor('a b\u0007')).toMatch(/^[0-9a-f-]{36}$/)
})

test('guessing tokens is counted by address, and those who watch over the process never are', async () => {
  const guess = async (many: number) => {
    const answers = Array.from({ length: many }, (_, index) =>
      direct.app.inject({
        url: '/api/probe/own',
        headers: { token: `guess-${many}-${index}` },
        remoteAddress: '198.51.100.7',
      }),
    )
    return new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode))
  }
  expect(await guess(limits.unknownTokens.perMinute)).toEqual(new Set([401]))
  expect(await guess(20)).toEqual(new Set([429]))
  for (let count = 0; count < 300; count += 1) {
    const answer = await direct.app.inject({ url: '/healthz', remoteAddress: '198.51.100.7' })
    expect(answer.statusCode).toBe(200)
  }
})
