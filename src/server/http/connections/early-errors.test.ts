import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { named } from '#server/testing/named.ts'
import { bodyIn, listen, sendRaw, statusIn } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})

const refusal = { success: false, content: expect.stringMatching(/^[A-Z].+\.$/), sentence: named }

test.each([
  ['a broken escape', '/api/products/%E0%A4%A', 400],
  ['a broken escape of a page', '/%', 400],
  ['a parameter without end', `/api/products/${'a'.repeat(2_000)}`, 404],
  ['an unknown address', '/api/nothing', 404],
])('%s gets the envelope, its headers and its id', async (_name, url, status) => {
  const answer = await testApp.app.inject(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.json()).toEqual(refusal)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('a wrong method is not found', async () => {
  const answer = await testApp.app.inject({ method: 'PATCH', url: '/api/products/search' })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual(refusal)
})

const host = 'host: vanij.test\r\n'
test.each([
  ['no HTTP', 'good morning\r\n\r\n', 400],
  ['an invented method', `MOVEIT / HTTP/1.1\r\n${host}\r\n`, 400],
  ['a header without end', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
  ['a control character', `GET / HTTP/1.1\r\n${host}x: a\u0001b\r\n\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${host}content-length: 4\r\ncontent-length: 5\r\n\r\nabcde`, 400],
  [
    'length and chunks',
    `POST / HTTP/1.1\r\n${host}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['two hosts', `GET /healthz HTTP/1.1\r\n${host}Host: other.test\r\nconnection: close\r\n\r\n`, 400],
  ['a folded header', `GET / HTTP/1.1\r\n${host}x: a\r\n b: c\r\n\r\n`, 400],
])('%s: refused in the envelope, and the connection ends', async (_name, text, status) => {
  const answer = await sendRaw(port, text).ended
  expect(statusIn(answer)).toBe(status)
  expect(answer).toMatch(/x-content-type-options: nosniff/)
  expect(bodyIn(answer)).toEqual(refusal)
})

test('a person who opens a broken address reads a page, safe and without scripts', async () => {
  const answer = await testApp.app.inject({ url: '/%3Cscript%3E%', headers: { accept: 'text/html,*/*' } })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(answer.payload).toContain('<h1>The request could not be read')
  expect(answer.payload).not.toContain('<script')
})

test('a request without a version is refused', async () => {
  expect(await sendRaw(port, 'GET /healthz\r\n\r\n').ended).toMatch(/400|could not be read/)
})

test('who would rather speak another protocol is answered in this one', async () => {
  const wish = 'connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n'
  const { socket, ended } = sendRaw(port, `GET /healthz HTTP/1.1\r\n${host}${wish}\r\n`)
  await once(socket, 'data')
  socket.write(`GET /healthz HTTP/1.1\r\n${host}connection: close\r\n\r\n`)
  expect((await ended).split(/(?=HTTP\/1\.1 )/).map(statusIn)).toEqual([200, 200])
})
