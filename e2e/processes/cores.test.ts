import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'
import { until } from '#server/testing/chat.ts'
import { findBreaches } from '#server/testing/invariants.ts'
import { freePort } from '../../scripts/free-port.ts'
import { endedByLimits, type RunningServer, signalGroup, startVanij } from './running-server.ts'
import { startTalkers, type Talkers } from './talkers.ts'
import { startWriters, type Writers } from './writers.ts'

let folder = ''
let server: RunningServer
let pool: pg.Pool
let metricsPort = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-cores-'))
  metricsPort = await freePort()
  server = await startVanij({
    DATA_DIR: folder,
    DEMO: 'off',
    PROCESSES: '3',
    PORT: String(await freePort()),
    METRICS_PORT: String(metricsPort),
  })
  pool = new pg.Pool({
    host: join(folder, 'postgres'),
    user: 'postgres',
    database: 'postgres',
    max: 4,
    pipeline: true,
  })
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  if (server.process.exitCode === null) signalGroup(server, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** Processes of one kind, as the system lists them. */
function workers(role: 'calls' | 'pages') {
  const { pid } = server.process
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return children.filter((child) => commandOf(child).includes(`\0${role}\0`)).map(Number)
}

/** Blank of one that has ended since the list was read. */
function commandOf(child: string) {
  try {
    return readFileSync(`/proc/${child}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

const linesOf = (role: 'calls' | 'pages') =>
  server.said().split(`A process for ${role} serves again.`).length - 1

/** Answers how to wait until another serves in its place. */
async function killOne(role: 'calls' | 'pages') {
  const [pid = 0] = workers(role)
  const before = linesOf(role)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => workers(role).includes(pid)).toBe(false)
  return () => expect.poll(() => linesOf(role)).toBe(before + 1)
}

/** Over a connection of its own, so that whichever process is free gets it. */
const statusOf = (path: string) =>
  new Promise<number>((resolve) => {
    get(server.url + path, { agent: new Agent() }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    }).on('error', () => resolve(0))
  })

/** No process that dies costs an answer. A database that is too slow on a busy machine may, and the log says which. */
async function expectAnswers(statuses: readonly number[]) {
  const others = statuses.filter((status) => status !== 200)
  await expect.poll(() => endedByLimits(server)).toBeGreaterThanOrEqual(others.length)
  expect(others.filter((status) => status !== 503)).toEqual([])
}

test('three processes are one market: two take calls, and the third makes their pages', async () => {
  expect([workers('calls').length, workers('pages').length]).toEqual([2, 1])
  const page = await fetch(server.url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('</html>')
  const etag = page.headers.get('etag') ?? ''
  expect((await fetch(server.url, { headers: { 'if-none-match': etag } })).status).toBe(304)
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
  expect((await fetch(`${server.url}/product_details/${randomUUID()}`)).status).toBe(404)
  expect(await statusOf('/api/settings')).toBe(200)
})

test('each of them shows its own metrics, one port after the other', async () => {
  const look = async (place: number) =>
    (await (await fetch(`http://127.0.0.1:${metricsPort + place}/metrics`)).text()).includes(
      'vanij_draining 0',
    )
  expect(await Promise.all([0, 1, 2].map(look))).toEqual([true, true, true])
})

describe('one that takes calls is killed three times in chat and orders', () => {
  let talkers: Talkers
  let writers: Writers

  beforeAll(async () => {
    const db = createDb(pool)
    talkers = await startTalkers(db, [server.url, server.url])
    writers = await startWriters(server.url, await aProduct(db, { stock: null }))
  })

  test.each(['first', 'second', 'third'])('at the %s time others answer until it is back', async () => {
    const before = writers.placed.length
    await until(() => writers.placed.length > before + 20)
    await talkers.afterMessages(20)
    const untilBack = await killOne('calls')
    const statuses = await Promise.all(Array.from({ length: 10 }, () => statusOf('/api/settings')))
    await expectAnswers(statuses)
    await untilBack()
  })

  test('and nothing is lost or doubled', async () => {
    await writers.stop()
    expect(await writers.count(pool)).toEqual({ lost: 0, doubled: 0 })
    await expectAnswers(writers.refused.map(({ status }) => status))
    expect(await talkers.stop()).toEqual({ lost: 0, doubled: 0, unpushed: 0 })
    expect(await findBreaches(createDb(pool))).toEqual([])
  })
})

test('the one that makes pages is killed while many are asked for: nobody gets half a page, and calls go on', async () => {
  const pages = Array.from({ length: 40 }, (_, n) => statusOf(`/live_market?n=${n}`))
  const untilBack = await killOne('pages')
  await expectAnswers([await statusOf('/api/settings')])
  // Whoever would wait too long is told to come again.
  for (const status of await Promise.all(pages)) expect([200, 503]).toContain(status)
  await untilBack()
  expect(await statusOf('/live_market')).toBe(200)
})

test('one that hangs is replaced, and so is one whose socket somebody tidied away', async () => {
  const [hanging = 0] = workers('pages')
  const before = linesOf('pages')
  process.kill(hanging, 'SIGSTOP')
  await expect.poll(() => linesOf('pages'), { timeout: 120_000 }).toBe(before + 1)
  expect(server.said()).toContain('A process for pages answers no longer.')
  expect(await statusOf('/live_market')).toBe(200)

  const [, socket = ''] = commandOf(String(workers('pages')[0])).match(/\0pages\0([^\0]+)/) ?? []
  await rm(dirname(socket), { recursive: true })
  await expect.poll(() => linesOf('pages'), { timeout: 120_000 }).toBe(before + 2)
  expect(await statusOf(`/live_market?n=${Math.random()}`)).toBe(200)
})

test('SIGHUP starts each anew, one after the other, and no call fails meanwhile', async () => {
  const before = new Set([...workers('calls'), ...workers('pages')])
  server.process.kill('SIGHUP')
  const statuses: number[] = []
  const areNew = () => {
    const now = [...workers('calls'), ...workers('pages')]
    return now.length === 3 && now.every((pid) => !before.has(pid))
  }
  while (!areNew())
    for (const path of ['/api/settings', `/?n=${Math.random()}`]) statuses.push(await statusOf(path))
  await expectAnswers(statuses)
})

test('Ctrl-C ends all of them calmly', async () => {
  const all = [...workers('calls'), ...workers('pages')]
  const before = server.said().length
  signalGroup(server, 'SIGINT')
  expect(await server.ended()).toBe(0)
  for (const pid of all) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  expect(server.said().slice(before)).not.toMatch(/error/i)
})
