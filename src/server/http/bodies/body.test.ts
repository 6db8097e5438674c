import { beforeAll, expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { named } from '#server/testing/named.ts'
import { bindProbes } from '#server/testing/probes.ts'
import { bodyIn, listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({}, { routes: bindProbes })
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})

const post = (payload: string | Buffer, contentType: string | null = 'application/json', url = 'echo') =>
  testApp.app.inject({
    method: 'POST',
    url: `/api/probe/${url}`,
    payload,
    headers: contentType === null ? {} : { 'content-type': contentType },
  })

const refusal = (words: RegExp) => ({
  success: false,
  content: expect.stringMatching(words),
  sentence: named,
})

test('a JSON object is read, with or without a charset', async () => {
  for (const type of [
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset=UTF-8',
  ])
    expect((await post('{"text":"चाय ☕"}', type)).json()).toEqual({ success: true, seen: 'चाय ☕' })
})

test.each([
  'text/plain',
  'text/plain;application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/json5',
  'application/json text',
  'application/json\ttext/plain',
  'application/json;charset=utf-16',
  'application/json; charset=utf-8; a=b',
  'application/json, text/plain',
  'application/vnd.api+json',
  'application/',
  'json',
])('the content type %j is refused', async (type) => {
  const answer = await post('{"text":"a"}', type)
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toEqual(refusal(/Send JSON/))
})

test('a body without a content type and a request with two of them are refused', async () => {
  expect((await post('{"text":"a"}', null)).statusCode).toBe(415)
  const types = 'content-type: application/json\r\ncontent-type: text/plain\r\n'
  const { ended } = sendRaw(
    port,
    `POST /api/probe/echo HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${types}content-length: 2\r\n\r\n{}`,
  )
  const answer = await ended
  expect(statusIn(answer)).toBe(415)
  expect(bodyIn(answer)).toEqual(refusal(/Send JSON/))
})

test.each([
  ['an empty body', ''],
  ['null', 'null'],
  ['an array', '[]'],
  ['a number', '0'],
  ['a text', '"text"'],
  ['half an object', '{"text":'],
  ['two objects', '{}{}'],
  ['a comma too many', '{"text":1,}'],
  ['a byte order mark', '\ufeff{"text":1}'],
  ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ['a name twice', '{"text":1,"text":2}'],
  ['__proto__', '{"__proto__":{"polluted":true}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['deep arrays', '['.repeat(30_000)],
  ['many names', `{${Array.from({ length: 6_000 }, (_, index) => `"k${index}":1`).join(',')}}`],
])('%s: refused with a sentence', async (_name, payload) => {
  const answer = await post(payload)
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual(refusal(/^(The|Send) .+\.$/))
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('300,000 nested arrays and a million names are refused where they fit the size', async () => {
  for (const payload of [
    '['.repeat(300_000) + ']'.repeat(300_000),
    `{${Array.from({ length: 1_000_000 }, (_, index) => `"k${index}":1`).join(',')}}`,
  ])
    expect((await post(payload, 'application/json', 'upload')).statusCode).toBe(400)
})

test('a query cannot poison a prototype', async () => {
  const answer = await testApp.app.inject(
    '/api/products/search?__proto__[polluted]=1&a[__proto__][polluted]=1&constructor.prototype.polluted=1',
  )
  expect(answer.statusCode).toBe(200)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('a body above the limit of its route is refused, whether it names its length or not', async () => {
  const large = JSON.stringify({ text: 'x'.repeat(limits.body.small) })
  const answer = await post(large)
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toEqual(refusal(/too large/))
  expect((await post(large, 'application/json', 'upload')).statusCode).toBe(200)

  const chunks = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(large))
      controller.close()
    },
  })
  const chunked = await fetch(`http://127.0.0.1:${port}/api/probe/echo`, {
    method: 'POST',
    body: chunks,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  })
  expect(chunked.status).toBe(413)
  expect(await chunked.json()).toEqual(refusal(/too large/))
})

test('who sends far too much gets to read the answer, and may go on with the same connection', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(3_000_000) })
  for (let count = 0; count < 10; count += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/probe/echo`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual(refusal(/too large/))
  }
})
