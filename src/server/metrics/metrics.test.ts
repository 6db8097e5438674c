import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { searchProducts } from '#contract/products/product.ts'
import { signIn } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aChat, next, openSockets, sendFrame } from '#server/testing/chat.ts'
import { bindProbes, countWaiting, holdProbe, releaseWaiting } from '#server/testing/probes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Chore } from '#server/upkeep/chore.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'
import { openMetrics } from './open-metrics.ts'

type Metrics = Awaited<ReturnType<typeof openMetrics>>
let opening: Promise<Metrics> | undefined
const place = { port: 0, host: '127.0.0.1' }
const testApp = openTestApp(
  { rateLimits: true },
  {
    keepAnswersMs: 60_000,
    routes: (app) => {
      bindProbes(app)
      opening = openMetrics(app, { pools: { requests: testApp.pool }, replicaBehindMs: () => 120 }, place)
    },
  },
)
let closingMetrics: Promise<Metrics> | undefined
const closing = openTestApp(
  { drainWaitMs: 500 },
  {
    routes: (app) => {
      closingMetrics = openMetrics(app, { pools: {} }, place)
    },
  },
)
const sockets = openSockets(testApp)
afterAll(async () => (await opening)?.close())

const ask = async (path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${(await opening)?.port}${path}`, { method })

/** The value of a line, such as `vanij_orders_placed_total`; 0 where there is none yet. */
async function readValue(line: string) {
  const lines = (await (await ask()).text()).split('\n')
  return Number(
    lines
      .find((each) => each.startsWith(`${line} `))
      ?.split(' ')
      .at(-1) ?? 0,
  )
}

/** By how much lines grow while something is done. */
async function growth(names: readonly string[], work: () => Promise<unknown>) {
  const values = () => Promise.all(names.map(readValue))
  const before = await values()
  await work()
  return (await values()).map((value, index) => value - (before[index] ?? 0))
}

const requestsTo = (route: string, status: number, method = 'GET') =>
  `vanij_http_requests_total{method="${method}",route="${route}",status="${status}"}`

test('requests are counted by the pattern of their route and by status, and timed', async () => {
  const search = () => testApp.app.inject('/api/products/search?q=steel')
  const timed = 'vanij_http_request_duration_seconds_count{method="GET",route="/api/products/search"}'
  const counted = await growth([requestsTo('/api/products/search', 200), timed], () =>
    Promise.all([search(), search(), search()]),
  )
  expect(counted).toEqual([3, 3])
})

test('whatever visitors write into an address or a method makes no line of its own', async () => {
  const secret = randomUUID()
  const counted = await growth([requestsTo('none', 404), requestsTo('/api/products/:productId', 404)], () =>
    Promise.all([
      testApp.app.inject(`/api/${secret}?${secret}`),
      testApp.app.inject(`/api/products/${secret}`),
    ]),
  )
  expect(counted).toEqual([1, 1])
  expect(await (await ask()).text()).not.toContain(secret)
})

test('only the path of the metrics answers there, and only to reading', async () => {
  expect((await ask()).headers.get('content-type')).toContain('text/plain')
  expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 405])
})

test('an order that is placed is counted, and one that is refused by the name of its sentence', async () => {
  const buyer = await aBuyer(testApp.db)
  const product_id = await aProduct(testApp.db)
  const placed = await growth(['vanij_orders_placed_total'], () =>
    buy(testApp, buyer, [{ product_id, quantity: 1 }]),
  )
  expect(placed).toEqual([1])
  const refusal = await growth(
    ['vanij_orders_placed_total', 'vanij_refusals_total{name="orders.unavailable",status="409"}'],
    async () => {
      await testApp.db.run(sql`update products set deleted_at = now() where product_id = ${product_id}`)
      await buy(testApp, buyer, [{ product_id, quantity: 1 }]).catch(() => {})
    },
  )
  expect(refusal).toEqual([0, 1])
})

test('who comes too often is counted under the limit that refused', async () => {
  const tries = limits.signIn.triesPerAddress + 2
  const payload = { phone_number: '919000000000', password: 'wrong password' }
  const knock = () => testApp.app.inject({ method: 'POST', url: signIn.path, payload })
  const counted = await growth(['vanij_rate_limited_total{rate="sign-in"}'], async () => {
    for (let n = 0; n < tries; n += 1) await knock()
  })
  expect(counted).toEqual([2])
})

test('a look into a short cache is a hit or a miss', async () => {
  const look = (result: string) => `vanij_cache_lookups_total{cache="answers",result="${result}"}`
  const search = () => testApp.as(null)(searchProducts, { q: 'copper' })
  const counted = await growth([look('miss'), look('hit')], async () => {
    for (let n = 0; n < 3; n += 1) await search()
  })
  expect(counted).toEqual([1, 2])
})

test('sockets and the people behind them are seen, and what they are sent', async () => {
  const { buyer, seller, roomId } = await aChat(testApp)
  const asha = await sockets.join(buyer, roomId)
  const shop = await sockets.join(seller, roomId)
  expect([await readValue('vanij_sockets'), await readValue('vanij_people_connected')]).toEqual([2, 2])
  const lines = [
    'vanij_pushes_sent_total{about="message"}',
    'vanij_pushes_received_total',
    'vanij_socket_frame_duration_seconds_count{frame="chatMessage",result="done"}',
  ]
  const [sent = 0, received = 0, written = 0] = await growth(lines, async () => {
    const message = next(shop.socket, 'message')
    await sendFrame(asha.socket, 'chatMessage', { token: asha.token, roomId, message: 'Good morning' })
    await message
  })
  expect(written).toBe(1)
  expect(sent).toBeGreaterThan(0)
  expect(received).toBeGreaterThanOrEqual(sent)
})

test('no push waits for other processes where there are none', async () => {
  expect(await (await ask()).text()).toContain('\nvanij_push_waiting 0\n')
})

test('requests under way and the connections of a pool are seen while they last', async () => {
  const request = testApp.app.inject(holdProbe.path)
  await expect.poll(countWaiting).toBe(1)
  expect(await readValue('vanij_http_requests_under_way')).toBe(1)
  releaseWaiting()
  await request
  expect(await readValue('vanij_http_requests_under_way')).toBe(0)
  const limit = testApp.pool.options.max
  expect(await readValue('vanij_database_connections_limit{pool="requests"}')).toBe(limit)
  const connections = Array.from({ length: limit + 3 }, () => testApp.pool.connect())
  try {
    // Who has just left a chat may wait to be written down.
    await expect.poll(() => readValue('vanij_database_waiting{pool="requests"}')).toBeGreaterThanOrEqual(3)
    expect(await readValue('vanij_database_connections{pool="requests",state="used"}')).toBe(limit)
  } finally {
    for (const connection of connections) (await connection).release()
  }
})

test('statements are timed, and failures are counted apart', async () => {
  const line = (result: string) => `vanij_database_statement_duration_seconds_count{result="${result}"}`
  // Of each kind more than others beside the test run, as who has just left a chat is written down.
  const times = 50
  const growthBy = async (run: () => Promise<unknown>) => {
    const [done = 0, failed] = await growth([line('done'), line('failed')], async () => {
      for (let count = 0; count < times; count += 1) await run()
    })
    return { isDone: done >= times, failed }
  }
  expect(await growthBy(() => testApp.db.run(sql`select 1`))).toEqual({ isDone: true, failed: 0 })
  const fail = () => testApp.db.run(sql`select 1 / 0`).catch(() => {})
  expect(await growthBy(fail)).toEqual({ isDone: false, failed: times })
})

test('pieces of a chore are timed, failures are counted apart, and its last success is known', async () => {
  const name = `chore-${randomUUID()}`
  const chores: Chore[] = [
    { name, everyMs: 60_000, isRare: false, work: async () => {} },
    {
      name: `${name}-broken`,
      everyMs: 60_000,
      isRare: false,
      work: () => Promise.reject(new Error('no disk')),
    },
  ]
  const closing: (() => Promise<unknown>)[] = []
  const addHook = (_: string, close: () => Promise<unknown>) => closing.push(close)
  const before = Date.now() / 1_000
  await startUpkeep(Object.assign(Object.create(testApp.app), { addHook }), chores)
  for (const close of closing) await close()
  const piece = (job: string, result: string) =>
    `vanij_job_piece_duration_seconds_count{task="${job}",result="${result}"}`
  expect(await readValue(piece(name, 'done'))).toBe(1)
  expect(await readValue(piece(`${name}-broken`, 'failed'))).toBe(1)
  const doneAt = await readValue(`vanij_job_done_timestamp_seconds{task="${name}"}`)
  expect(doneAt).toBeGreaterThan(before - 1)
  expect(doneAt).toBeLessThan(Date.now() / 1_000 + 1)
  expect(await readValue(`vanij_job_done_timestamp_seconds{task="${name}-broken"}`)).toBe(0)
})

test('a server that ends says so, and is watched until its last request is done', async () => {
  const metrics = await closingMetrics
  const look = async () => (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text()
  await closing.app.listen({ port: 0, host: '127.0.0.1' })
  expect(await look()).toContain('vanij_draining 0')
  const closed = closing.app.close()
  await expect.poll(look).toContain('vanij_draining 1')
  await closed
  expect(await look()).toContain('vanij_draining 1')
  await metrics?.close()
  await expect(look()).rejects.toThrow()
})
