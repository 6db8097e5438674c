import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { type RunningProxy, startProxy } from './proxies.ts'
import { type RunningServer, startVanij } from './running-server.ts'

let folder = ''
let server: RunningServer
let port = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-proxied-'))
  port = await freePort()
  const env = { PUBLIC_URL: 'https://market.example', TRUST_PROXY: 'on', RATE_LIMITS: 'on', DEMO: 'off' }
  server = await startVanij({ ...env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'info' })
})
afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

describe.each(['nginx', 'caddy', 'haproxy'] as const)('behind %s as deploy/ configures it', (name) => {
  let proxy: RunningProxy
  beforeAll(async () => {
    proxy = await startProxy(name, port)
  })
  afterAll(() => proxy.stop())

  const site = () => ({ host: '127.0.0.1', port: proxy.port, servername: 'market.example', ca: undefined })
  const own = { rejectUnauthorized: false, agent: new Agent({ keepAlive: false }) }
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST'
      const options = { ...site(), ...own, path, method, headers: { host: 'market.example', ...headers } }
      const sent = request(options, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }))
      })
      sent.on('error', reject).end(body)
    })

  test('plain http leads to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${proxy.plainPort}/live_market`, {
      redirect: 'manual',
      headers: { host: 'market.example' },
    })
    expect(answer.status).toBe(308)
  })

  test('a page comes over TLS 1.2 and 1.3, and tells browsers to stay there', async () => {
    const { status, headers, text } = await ask('/')
    expect(status).toBe(200)
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(text).toContain('https://market.example')
  })

  test.each(['TLSv1', 'TLSv1.1'] as const)('%s is refused', async (version) => {
    const handshake = new Promise((resolve, reject) => {
      const line = connect({
        ...site(),
        rejectUnauthorized: false,
        minVersion: version,
        maxVersion: version,
        ciphers: 'DEFAULT@SECLEVEL=0',
      })
      line.on('secureConnect', resolve).on('error', reject)
    })
    await expect(handshake).rejects.toThrow()
  })

  test('whatever a caller says of its address, its own is counted', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        ask(
          '/api/users/secret-login',
          { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index}` },
          JSON.stringify({ phone_number: `91700000${1000 + index}`, password: 'wrong-password' }),
        ),
      ),
    )
    expect(answers.some(({ status }) => status === 429)).toBe(true)
  })

  test('an upload of 30 MB arrives, and a larger one is refused', async () => {
    const json = { 'content-type': 'application/json' }
    const large = await ask('/api/products/upload', json, `{"x":"${'x'.repeat(29 * 1024 ** 2)}"}`)
    expect(large.status).toBe(401)
    const huge = await ask('/api/products/upload', json, `{"x":"${'x'.repeat(40 * 1024 ** 2)}"}`).catch(
      () => ({ status: 413 }),
    )
    expect([401, 413]).toContain(huge.status)
  })

  test('a socket opens as a WebSocket', async () => {
    const socket = io(`https://127.0.0.1:${proxy.port}`, {
      transports: ['websocket'],
      rejectUnauthorized: false,
      reconnection: false,
      extraHeaders: { host: 'market.example', origin: 'https://market.example' },
    })
    await new Promise((resolve, reject) => {
      socket.on('connect', () => resolve(undefined)).on('connect_error', reject)
    })
    socket.disconnect()
  })

  /** How many requests of this route the server received, once its log has caught up. */
  const countOf = async (route: string) => {
    const linesOf = (of: string) => server.said().split(`"route":"${of}"`).length - 1
    const before = linesOf('/healthz')
    await ask('/healthz')
    await expect.poll(() => linesOf('/healthz')).toBeGreaterThan(before)
    return linesOf(route)
  }

  if (name !== 'caddy')
    test('answers that are the same for all visitors are computed once a second', async () => {
      const tenPages = async () => {
        const before = await countOf('/*')
        const first = await ask('/live_market')
        const pages = [first, ...(await Promise.all(Array.from({ length: 9 }, () => ask('/live_market'))))]
        expect(pages.map(({ status }) => status)).toEqual(Array(10).fill(200))
        expect(new Set(pages.map(({ headers }) => headers['cache-control']))).toEqual(new Set(['no-cache']))
        return (await countOf('/*')) - before
      }
      await expect.poll(tenPages).toBeLessThan(5)
    })

  test('answers that belong to a person are computed each time', async () => {
    const path = '/api/users/cart/get-cart'
    const before = await countOf(path)
    for (let n = 0; n < 3; n += 1) expect((await ask(path)).status).toBe(401)
    expect((await countOf(path)) - before).toBe(3)
  })
})
