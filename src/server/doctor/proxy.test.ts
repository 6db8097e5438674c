import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { parseEnv } from '#server/env.ts'
import { proxyCheck } from './proxy.ts'
import { standIn } from './stand-in.ts'

const ends: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()))
})

type Faults = {
  readonly dropsUpgrade?: boolean
  readonly mostBytes?: number
  readonly headers?: Record<string, string>
  readonly redirects?: string
}

async function aFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A proxy as it should be, but for its faults, before a port at which nobody is yet. */
async function aProxy({
  dropsUpgrade = false,
  mostBytes = 10_000_000,
  headers = {},
  redirects,
}: Faults = {}) {
  const port = await aFreePort()
  const pass = (incoming: IncomingMessage, answer: ServerResponse) => {
    if (redirects) return void answer.writeHead(301, { location: redirects }).end()
    if (Number(incoming.headers['content-length'] ?? 0) > mostBytes)
      return void incoming.resume().on('end', () => answer.writeHead(413).end('<html>too large</html>'))
    const { method, url: path } = incoming
    const forwarded = { ...incoming.headers, 'x-forwarded-for': '192.0.2.7', ...headers }
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers: forwarded }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers)
      come.pipe(answer)
    })
    outgoing.on('error', () => answer.writeHead(502).end())
    incoming.pipe(outgoing)
  }
  const server = createServer(pass).listen(0, '127.0.0.1')
  server.on('upgrade', ({ url, rawHeaders }, socket) => {
    if (dropsUpgrade) return void socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n')
    const lines = rawHeaders.flatMap((name, n) => (n % 2 === 0 ? [`${name}: ${rawHeaders[n + 1]}`] : []))
    const behind = connect(port, '127.0.0.1', () =>
      behind.write(`GET ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
    )
    behind.on('error', () => socket.destroy()).pipe(socket)
    socket.on('error', () => behind.destroy()).pipe(behind)
  })
  await once(server, 'listening')
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  const PUBLIC_URL = `http://localhost:${(server.address() as AddressInfo).port}`
  return { PUBLIC_URL, PORT: String(port), TRUST_PROXY: 'on', DEMO: 'off' }
}

const find = (written: Record<string, string>) => proxyCheck.find({ env: parseEnv(written), written })

test('a proxy that passes everything on is well, before the market is started and while it serves', async () => {
  const written = await aProxy()
  expect(await find(written)).toEqual([])
  const server = await standIn({ host: '127.0.0.1', port: Number(written.PORT) })
  ends.push(server.close)
  expect(await find(written)).toEqual([])
})

test('a proxy that drops WebSockets is named', async () => {
  expect(await find(await aProxy({ dropsUpgrade: true }))).toEqual([
    'The proxy at PUBLIC_URL does not pass WebSockets on (status 400): let it pass the headers Upgrade and Connection at /socket.io/.',
  ])
})

test('a proxy that refuses pictures is named', async () => {
  expect(await find(await aProxy({ mostBytes: 1_000_000 }))).toEqual([
    'The proxy at PUBLIC_URL refuses a body of 6 MB (status 413): allow as much, for pictures come in one piece.',
  ])
})

test('as many proxies as stand there are to be believed', async () => {
  const written = await aProxy({ headers: { 'x-forwarded-for': '192.0.2.7, 198.51.100.1' } })
  expect(await find(written)).toEqual([
    'X-Forwarded-For comes with 2 addresses and TRUST_PROXY is 1: set it to 2.',
  ])
  expect(await find({ ...written, TRUST_PROXY: '2' })).toEqual([])
  expect(await find({ ...written, TRUST_PROXY: 'off' })).toEqual([
    'X-Forwarded-For comes with 2 addresses and TRUST_PROXY is off: set it to 2.',
  ])
})

test('a proxy that changes the host is named', async () => {
  const [finding] = await find(await aProxy({ headers: { host: 'backend' } }))
  expect(finding).toMatch(/^The proxy changes the header Host from localhost:\d+ to backend: let it stay/)
})

test('an address that leads elsewhere, or nowhere, is named', async () => {
  expect(await find(await aProxy({ redirects: 'https://www.vanij.example/' }))).toEqual([
    'PUBLIC_URL redirects to https://www.vanij.example/: set it to the address where the market answers.',
  ])
  const PUBLIC_URL = `http://localhost:${await aFreePort()}`
  const [finding] = await find({ PUBLIC_URL, PORT: String(await aFreePort()), DEMO: 'off' })
  expect(finding).toMatch(/^PUBLIC_URL cannot be reached from here \(nothing listens at .+\): check its name/)
})
