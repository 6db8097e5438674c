import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bindProbes } from '#server/testing/probes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { accepts } from './compression.ts'

const testApp = openTestApp({}, { routes: bindProbes })

const echo = (text: string, encoding?: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/probe/echo',
    payload: { text },
    headers: encoding === undefined ? {} : { 'accept-encoding': encoding },
  })

test('a long answer goes compressed to who takes it, and is the same text', async () => {
  const text = 'चाय और पानी, '.repeat(1_000)
  const plain = await echo(text)
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(plain.headers.vary).toBe('accept-encoding')
  const short = await echo(text, 'br, gzip')
  expect(short.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(short.headers['content-length']).toBe(String(short.rawPayload.length))
  expect(gunzipSync(short.rawPayload).toString()).toBe(plain.payload)
  expect(short.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('a short answer goes as it is', async () => {
  expect((await echo('text', 'gzip')).headers).not.toHaveProperty('content-encoding')
})

test.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['gzip;q=0.0, br', false],
  ['x-gzip', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('accept-encoding %j takes gzip: %s', (header, taken) => {
  expect(accepts(header, 'gzip')).toBe(taken)
})
