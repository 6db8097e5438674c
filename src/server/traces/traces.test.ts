import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { placeOrder } from '#contract/order.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Chore } from '#server/upkeep/chore.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'
import { openTraces } from './open-traces.ts'

type Attribute = { readonly key: string; readonly value: { readonly stringValue?: string } }
type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
type Delivery = { readonly resourceSpans: { readonly scopeSpans: { readonly spans: Span[] }[] }[] }

/** A collector, as OpenTelemetry's own takes traces over HTTP. */
async function aCollector(answers: boolean) {
  const deliveries: Delivery[] = []
  const server = createServer(async (request, response) => {
    deliveries.push((await json(request)) as Delivery)
    if (answers) response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    deliveries,
    settings: () => ({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      serviceName: 'vanij',
      share: 1,
    }),
    spans: () =>
      deliveries.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close: () => void server.close().closeAllConnections(),
  }
}

let log = ''
const logStream = {
  write: (line: string) => {
    log += line
  },
}
const collector = await aCollector(true)
const silent = await aCollector(false)
type Traces = ReturnType<typeof openTraces>
const opened = new Map<string, Traces>()
const traced = (name: string, changes: Parameters<typeof openTraces>[2] = {}) => ({
  logStream,
  routes: (app: Parameters<typeof openTraces>[0]) => {
    const { settings } = name === 'silent' ? silent : collector
    opened.set(name, openTraces(app, settings(), { everyMs: 50, lastWordMs: 100, ...changes }))
  },
})
const testApp = openTestApp({ logLevel: 'info' }, traced('open'))
const behindProxy = openTestApp({ logLevel: 'info', proxies: 1 }, traced('proxy'))
const unheard = openTestApp(
  { logLevel: 'info' },
  traced('silent', { waiting: 50, atOnce: 10, answerMs: 200 }),
)
afterAll(async () => {
  await Promise.all([...opened.values()].map((traces) => traces.close()))
  collector.close()
  silent.close()
})

/** The whole trace to which the span of this name belongs, once all of it has arrived. */
async function traceOf(name: string) {
  const find = () => collector.spans().findLast((span) => span.name === name)
  await expect.poll(find).toBeDefined()
  const root = find() as Span
  return { root, spans: collector.spans().filter(({ traceId }) => traceId === root.traceId) }
}
const textsIn = (spans: readonly Span[]) =>
  spans.flatMap(({ attributes }) =>
    attributes.filter(({ key }) => key === 'db.query.text').map(({ value }) => value.stringValue ?? ''),
  )

test('a search is one trace with its statements, and nothing in it belongs to anybody', async () => {
  const buyer = await aBuyer(testApp.db)
  const token = await testApp.tokenOf(buyer)
  await testApp.app.inject({
    url: '/api/products/search?q=secretword&seller_id=0b6f9c3e-52a5-4f39-9f1c-0d8f6d1c7a11',
    headers: { token, 'user-agent': 'secretbrowser' },
    remoteAddress: '203.0.113.77',
  })
  const { root, spans } = await traceOf('GET /api/products/search')
  expect(root.parentSpanId ?? '').toBe('')
  const inside = spans.filter(({ spanId }) => spanId !== root.spanId)
  expect(inside.length).toBeGreaterThan(1)
  expect(inside.map(({ parentSpanId }) => parentSpanId)).toEqual(inside.map(() => root.spanId))
  expect(textsIn(inside).some((text) => text.includes('from products'))).toBe(true)
  const sent = JSON.stringify(collector.deliveries)
  for (const secret of ['secretword', '0b6f9c3e', 'secretbrowser', '203.0.113.77', token, buyer.user_id])
    expect(sent).not.toContain(secret)
})

test('an order is one trace from its body to its commit', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db)
  await buy(testApp, buyer, [{ product_id, quantity: 1 }])
  const { spans } = await traceOf(`POST ${placeOrder.path}`)
  const names = spans.map(({ name }) => name)
  expect(names).toContain('insert orders')
  expect(names).toContain('commit')
  expect(JSON.stringify(spans)).not.toContain(product_id)
})

test('lines of the log name the trace of their request', async () => {
  log = ''
  await testApp.app.inject(getProfile.path)
  const { root } = await traceOf(`GET ${getProfile.path}`)
  expect(JSON.parse(log)).toMatchObject({ trace_id: root.traceId, route: getProfile.path })
})

const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
const headers = { traceparent: `00-${traceId}-${spanId}-01` }

test('a trace that the proxy began goes on, one that a visitor claims does not', async () => {
  await behindProxy.app.inject({ url: '/healthz', headers })
  expect((await traceOf('GET /healthz')).root).toMatchObject({ traceId, parentSpanId: spanId })
  await testApp.app.inject({ url: '/readyz', headers })
  expect((await traceOf('GET /readyz')).root.traceId).not.toBe(traceId)
})

test('a chore is a trace of its own, and a failure in it is one without its words', async () => {
  const work = () => testApp.db.run(sql`select ${'secretword'}::int`)
  const chores: Chore[] = [{ name: 'broken', everyMs: 60_000, isRare: false, work }]
  const closing: (() => Promise<unknown>)[] = []
  const addHook = (_: string, close: () => Promise<unknown>) => closing.push(close)
  await startUpkeep(Object.assign(Object.create(testApp.app), { addHook }), chores)
  for (const close of closing) await close()
  const { root, spans } = await traceOf('job broken')
  const statement = spans.find(({ parentSpanId }) => parentSpanId === root.spanId)
  expect([root.status.code, statement?.status.code]).toEqual([2, 2])
  expect(statement?.attributes).toContainEqual({ key: 'error.type', value: { stringValue: '22P02' } })
  expect(JSON.stringify(spans)).not.toContain('secretword')
})

test('a collector that never answers keeps nobody waiting, and what waits for it is bounded', async () => {
  log = ''
  const answers = await Promise.all(Array.from({ length: 300 }, () => unheard.app.inject('/healthz')))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const failures = () => log.split('\n').filter((line) => line.includes('traces-not-sent'))
  await expect.poll(failures).toHaveLength(1)
  await opened.get('silent')?.close()
  expect(silent.spans().length).toBeLessThan(100)
  expect(failures()).toHaveLength(1)
})
