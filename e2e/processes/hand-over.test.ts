import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'
import { type RunningServer, signalGroup, startVanij } from './running-server.ts'
import { startWriters, untilReady } from './writers.ts'

const started: RunningServer[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-hand-over-'))
})
afterAll(async () => {
  for (const server of started.toReversed()) {
    if (isRunning(server)) signalGroup(server, 'SIGTERM')
    await server.ended()
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function start() {
  const server = await startVanij({ DATA_DIR: folder, DEMO: 'off' })
  started.push(server)
  return server
}

const isRunning = ({ process: { exitCode, signalCode } }: RunningServer) =>
  exitCode === null && signalCode === null

test('servers of one embedded database hand it over under writers: none ends, and no answered order is lost', async () => {
  const owner = await start()
  const middle = await start()
  const last = await start()
  const pool = new pg.Pool({
    host: join(folder, 'postgres'),
    user: 'postgres',
    database: 'postgres',
    max: 2,
    pipeline: true,
  })
  pool.on('error', () => {})
  const product_id = await aProduct(createDb(pool), { product_name: 'Copper wire 2.5 mm' })
  const writers = await startWriters(last.url, product_id)
  const untilWritten = async () => {
    const before = writers.placed.length
    await expect.poll(() => writers.placed.length).toBeGreaterThan(before + 20)
  }
  await untilWritten()
  for (const [server, how] of [
    [owner, 'SIGTERM'],
    [middle, 'SIGKILL'],
  ] as const) {
    const ended = once(server.process, 'exit')
    server.process.kill(how)
    await ended
    await untilReady(last.url)
    await untilWritten()
  }
  await writers.stop()
  expect(isRunning(last)).toBe(true)
  expect(await writers.count(pool)).toEqual({ lost: 0, doubled: 0 })
  expect(writers.refused.filter(({ status }) => status !== 503)).toEqual([])
  await pool.end()
})
