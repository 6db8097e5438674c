import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { byteBudget, OverBudget } from '#server/concurrency/byte-budget.ts'
import { installErrorHandler } from '#server/http/error-handler.ts'
import { limits } from '#server/limits.ts'
import { named } from '#server/testing/named.ts'
import { installJsonBodies } from './json-body.ts'
import { slowestOf } from './slow-uploads.ts'
import { installUploadGate } from './upload-gate.ts'

const room = { bytes: 10, waiting: 100, patience: 60_000 }

test('there are never more bytes inside than there is room for, and all get in', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 40 }), async (sizes) => {
      const { enter } = byteBudget(room)
      let inside = 0
      const visit = async (bytes: number) => {
        const leave = await enter(bytes)
        inside += Math.min(bytes, 10)
        expect(inside).toBeLessThanOrEqual(10)
        await new Promise(setImmediate)
        inside -= Math.min(bytes, 10)
        leave()
        leave()
      }
      await Promise.all(sizes.map(visit))
      expect(inside).toBe(0)
    }),
    { numRuns: 100 },
  )
})

test('the first to come is the first to enter', async () => {
  const { enter } = byteBudget(room)
  const leave = await enter(10)
  const order: number[] = []
  const later = [9, 1, 5].map((bytes) => enter(bytes).then((out) => [order.push(bytes), out()]))
  leave()
  await Promise.all(later)
  expect(order).toEqual([9, 1, 5])
})

test('a full line and lost patience are refused, and hold nobody up', async () => {
  const { enter } = byteBudget({ ...room, waiting: 2, patience: 50 })
  const leave = await enter(8)
  const impatient = enter(9)
  const small = enter(2)
  await expect(enter(1)).rejects.toBeInstanceOf(OverBudget)
  await expect(impatient).rejects.toBeInstanceOf(OverBudget)
  const outs = [leave, await small]
  for (const out of outs) out()
  await expect(enter(10)).resolves.toBeTypeOf('function')
})

/** An app whose one large route answers when the test says so. */
async function anApp(uploads: Parameters<typeof installUploadGate>[1]) {
  const app = Fastify({ bodyLimit: limits.body.small }).decorate('gauges', new Map())
  installErrorHandler(app)
  installUploadGate(app, uploads)
  const releases: (() => void)[] = []
  let arrived = 0
  app.post('/upload', { bodyLimit: 400_000 }, async () => {
    arrived += 1
    await new Promise<void>((resolve) => releases.push(resolve))
    return 'ok'
  })
  app.post('/small', async () => 'ok')
  const release = () => {
    for (const go of releases.splice(0)) go()
  }
  return { app, arrived: () => arrived, release }
}

const post = (bytes: number, remoteAddress = '10.0.0.1') => ({
  remoteAddress,
  method: 'POST' as const,
  url: '/upload',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify('x'.repeat(bytes)),
})

test('a third large body waits until one of two is answered; small ones pass', async () => {
  const { app, arrived, release } = await anApp({ bytes: 250_000, waiting: 1, patience: 60_000 })
  const begin = (address: string) => app.inject(post(100_000, address)).then((answer) => answer)
  const [first, second] = [begin('10.0.0.1'), begin('10.0.0.2')]
  await expect.poll(arrived).toBe(2)
  const third = begin('10.0.0.3')
  // Its refusal shows that the third waits.
  const tooMany = await begin('10.0.0.4')
  expect(arrived()).toBe(2)
  expect(tooMany).toMatchObject({ statusCode: 503 })
  expect(tooMany.headers['retry-after']).toBe('5')
  expect(tooMany.json()).toEqual({
    success: false,
    content: 'Many pictures are being uploaded right now. Please try again in a moment.',
    sentence: named,
  })
  expect((await app.inject({ ...post(10), url: '/small' })).statusCode).toBe(200)

  release()
  await Promise.all([first, second])
  await expect.poll(arrived).toBe(3)
  release()
  expect((await third).statusCode).toBe(200)
  await app.close()
})

test('what one sender uploads is worked on one after the other, beside what others send', async () => {
  const { app, arrived, release } = await anApp({ bytes: 4_000_000, waiting: 5, patience: 60_000 })
  const greedy = [1, 2, 3].map(() => app.inject(post(100_000, '10.0.0.1')))
  await expect.poll(arrived).toBe(1)
  const other = app.inject(post(100_000, '10.0.0.2')).then((answer) => answer)
  await expect.poll(arrived).toBe(2)
  release()
  expect((await other).statusCode).toBe(200)
  for (const all of [3, 4]) {
    await expect.poll(arrived).toBe(all)
    release()
  }
  for (const answer of await Promise.all(greedy)) expect(answer.statusCode).toBe(200)
  await app.close()
})

test('an upload that is cut off leaves room for the next', async () => {
  const { app, arrived, release } = await anApp({ bytes: 300_000, waiting: 5, patience: 60_000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const head = [
    'POST /upload HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 140000',
  ]
  const sockets = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'))
  for (const socket of sockets) {
    await once(socket, 'connect')
    socket.write(`${head.join('\r\n')}\r\n\r\n"abc`)
  }
  await expect.poll(() => app.gauges.get('uploads')?.()).toBe(1)
  const patient = app.inject(post(100_000, '127.0.0.1')).then((answer) => answer)
  for (const socket of sockets) socket.destroy()
  await expect.poll(arrived).toBe(1)
  release()
  expect((await patient).statusCode).toBe(200)
  await app.close()
})

/** Sends like a slow client: it announces the whole length, and sends almost nothing. */
async function aSlowSender(port: number, address: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    ...['POST /upload HTTP/1.1', 'host: x', `x-forwarded-for: ${address}`],
    ...['content-type: application/json', 'content-length: 140000'],
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n"abc`)
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (bytes) => resolve(String(bytes)))
  })
  return { socket, answer }
}

test('when others wait for room, a slow sender yields with a sentence, one for each who needs it', async () => {
  const app = Fastify({ bodyLimit: limits.body.small, trustProxy: true }).decorate('gauges', new Map())
  installErrorHandler(app)
  installJsonBodies(app, () => ({ ms: 600_000, bytes: 1 }))
  installUploadGate(app, { bytes: 300_000, grace: 0, lookMs: 20, leastPerSecond: 1e12 })
  let inside = 0
  app.addHook('preParsing', async () => {
    inside += 1
  })
  app.post('/upload', { bodyLimit: 400_000 }, async () => 'ok')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const senders = [await aSlowSender(port, '10.0.0.1'), await aSlowSender(port, '10.0.0.2')]
  await expect.poll(() => inside).toBe(2)

  const quick = await app.inject(post(100_000, '10.0.0.3'))
  expect(quick.statusCode).toBe(200)
  const answer = await Promise.race(senders.map((sender) => sender.answer))
  expect(answer).toMatch(/^HTTP\/1\.1 503 .*Others are waiting, and your line is slow right now/s)
  // There was room for one request, and one took it.
  expect((await app.inject(post(100_000, '10.0.0.4'))).statusCode).toBe(200)
  const answered = await Promise.all(
    senders.map((sender) => Promise.race([sender.answer.then(() => 1), sleep(50, 0)])),
  )
  expect(answered.reduce<number>((sum, one) => sum + one, 0)).toBe(1)
  for (const { socket } of senders) socket.destroy()
  await app.close()
})

test('nobody yields who has just begun, or whose line is quick enough; of the others the slowest does', () => {
  const patience = { grace: 5_000, leastPerSecond: 1_000 }
  const body = (since: number, bytes: number) => ({ since, arrived: () => bytes })
  const [begun, quick, slow, slowest] = [body(6_000, 0), body(0, 10_000), body(0, 9_000), body(2_000, 4_000)]
  expect(slowestOf([begun, quick, slow, slowest], 10_000, patience)).toBe(slowest)
  expect(slowestOf([begun, quick], 10_000, patience)).toBeUndefined()
})

test('a body that is refused leaves room for the next', async () => {
  const { app, arrived, release } = await anApp({ bytes: 300_000, waiting: 0, patience: 60_000 })
  for (let i = 0; i < 3; i += 1) {
    expect((await app.inject({ ...post(100_000), payload: `{${'x'.repeat(100_000)}` })).statusCode).toBe(400)
    expect((await app.inject(post(500_000))).statusCode).toBe(413)
  }
  const good = app.inject(post(100_000)).then((answer) => answer)
  await expect.poll(arrived).toBe(1)
  release()
  expect((await good).statusCode).toBe(200)
  await app.close()
})
