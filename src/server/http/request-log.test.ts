import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aBuyer } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { bindProbes } from '#server/testing/probes.ts'
import { listen, sendRaw } from '#server/testing/raw-http.ts'
import { openTestApp } from '#server/testing/test-app.ts'

let log = ''
const logStream = {
  write: (line: string) => {
    log += line
  },
}
const testApp = openTestApp(
  { logLevel: 'trace' },
  {
    logStream,
    routes: (app) => {
      bindProbes(app)
      app.get('/api/probe/fault', () => {
        throw Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(asha@example.in) exists' })
      })
      app.get('/api/probe/slip', async (request) => {
        request.log.info({ token: 'slip-1', user: { password: 'slip-2' }, headers: request.headers }, 'slip')
        return {}
      })
    },
  },
)
const severalApp = openTestApp({ logLevel: 'info', several: true }, { logStream })
let port = 0
beforeAll(async () => {
  port = await listen(testApp.app)
})
beforeEach(() => {
  log = ''
})

const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

test('each request is one line that says who, what, how it went and how long it took', async () => {
  const buyer = await aBuyer(testApp.db)
  const token = await testApp.tokenOf(buyer)
  const answer = await testApp.app.inject({
    url: '/api/products/search?q=private&token=private',
    headers: { token },
  })
  expect(lines()).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      request_id: answer.headers['x-request-id'],
      method: 'GET',
      route: '/api/products/search',
      status: 200,
      ms: expect.any(Number),
      user_id: buyer.user_id,
      msg: 'request',
    },
  ])
})

test('neither token nor password, neither query nor body is ever in the log', async () => {
  const secret = randomBytes(16).toString('hex')
  const token = await testApp.tokenOf(await aBuyer(testApp.db))
  const ask = (url: string, more: object = {}) => testApp.app.inject({ url, headers: { token }, ...more })
  await ask(`/api/products/search?q=${secret}`)
  await ask(`/api/nothing?next=${secret}`)
  await ask(`/%?${secret}`)
  await ask('/api/probe/slip')
  for (const payload of [
    JSON.stringify({ phone_number: '919000000001', password: secret }),
    `{"password":"${secret}`,
    `{"text":{"password":"${secret}"}}`,
  ])
    for (const url of ['/api/users/secret-login', '/api/users/register', '/api/probe/echo'])
      await ask(url, { method: 'POST', payload, headers: { token, 'content-type': 'application/json' } })
  await sendRaw(port, `GET / HTTP/1.1\r\nhost: a\r\ntoken: ${secret}\r\nx: \u0001\r\n\r\n`).ended
  expect(lines().length).toBeGreaterThan(12)
  expect(log).not.toContain(secret)
  expect(log).not.toContain(token)
  expect(log).not.toContain('slip-')
})

test('an error is logged with its id and stack; its data is not, and the answer reveals nothing', async () => {
  const answer = await testApp.app.inject('/api/probe/fault')
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    success: false,
    content: 'Something went wrong on our side. Please try again.',
    sentence: named,
  })
  const [line] = lines()
  expect(line).toMatchObject({ level: 50, request_id: answer.headers['x-request-id'] })
  expect(line.err.stack).toContain('request-log.test')
  expect(log).not.toContain('asha@example.in')
})

test('nobody writes lines of their own into the log', async () => {
  const forged = '%0d%0a{"level":30,"msg":"forged"}'
  await testApp.app.inject({
    url: `/${forged}\u001b[31m`,
    headers: { 'user-agent': `a\r\n{"msg":"forged"}`, 'x-request-id': `a\n{"msg":"forged"}` },
  })
  await sendRaw(
    port,
    `GET /${forged} HTTP/1.1\r\nhost: a\r\nuser-agent: a\u001b[31m\r\nconnection: close\r\n\r\n`,
  ).ended
  const written = lines()
  expect(written.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(written).toHaveLength(2)
  expect(log).not.toContain('\u001b')
})

test('a stranger cannot choose the id of a request', async () => {
  const answer = await testApp.app.inject({ url: '/healthz', headers: { 'x-request-id': 'chosen-by-me' } })
  expect(answer.headers['x-request-id']).not.toBe('chosen-by-me')
})

test('where several processes write, each line names its own; where there is one, none does', async () => {
  await severalApp.app.inject('/healthz')
  expect(JSON.parse(log)).toMatchObject({ instance: `${hostname()}:${process.pid}`, route: '/healthz' })
  log = ''
  await testApp.app.inject('/healthz')
  expect(log).not.toContain('instance')
})
