import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import { rowCounts } from './row-counts.ts'
import { type RunningServer, signalGroup, startVanij } from './running-server.ts'

const throughNpm = ['npm', 'start']
const running: RunningServer[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vanij-start-'))
})
afterAll(async () => {
  for (const server of running) if (isAlive(server.process.pid ?? 0)) signalGroup(server, 'SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

async function start(command = throughNpm, PORT = '0', more: Record<string, string> = {}) {
  const server = await startVanij({ DATA_DIR: folder, PORT, ...more }, command)
  running.push(server)
  return server
}

const postmaster = async () =>
  Number((await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const settingsOf = async ({ url }: RunningServer) => (await fetch(`${url}/api/settings`)).status

test('SIGTERM to npm alone ends everything calmly, and the second start changes nothing', async () => {
  const first = await start()
  expect(await settingsOf(first)).toBe(200)
  const rows = await rowCounts(folder)
  const database = await postmaster()
  first.process.kill('SIGTERM')
  await first.ended()
  await expect.poll(() => isAlive(database)).toBe(false)

  const second = await start()
  expect(await rowCounts(folder)).toEqual(rows)
  second.process.kill('SIGINT')
  await second.ended()
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s to the whole group ends everything calmly', async (signal) => {
  const server = await start()
  const database = await postmaster()
  const before = server.said().length
  signalGroup(server, signal)
  await server.ended()
  await expect.poll(() => isAlive(database)).toBe(false)
  expect(server.said().slice(before)).not.toMatch(/error/i)
  await expect(fetch(server.url)).rejects.toThrow()
})

test('standard output is the log alone, one JSON object per line', async () => {
  const server = await start(['node', 'src/server/supervise.ts', '--end-with-parent'], '0', {
    LOG_LEVEL: 'info',
  })
  await settingsOf(server)
  await expect.poll(() => server.logged()).toContain('/api/settings')
  const lines = server.logged().trim().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.anything() })
  expect(server.said()).toContain('Ctrl-C closes it.')
  server.process.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
})

test('the server itself answers 0 when it was asked to end', async () => {
  const server = await start(['node', 'src/server/main.ts'])
  signalGroup(server, 'SIGTERM')
  expect(await server.ended()).toBe(0)
})

/** The server process of a supervisor. */
const serverOf = async ({ process: { pid } }: RunningServer) =>
  Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')[0])

test('a server that dies is started again on its port, with every row, and still ends calmly', async () => {
  const PORT = String(await freePort())
  const server = await start(['node', 'src/server/supervise.ts', '--end-with-parent'], PORT)
  const rows = await rowCounts(folder)
  const first = await serverOf(server)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => settingsOf(server).catch(() => 0)).toBe(200)
  expect(server.said()).toContain('The server has ended (SIGKILL); it is started again in 200 ms.')
  expect(await serverOf(server)).not.toBe(first)
  expect(await rowCounts(folder)).toEqual(rows)
  server.process.kill('SIGTERM')
  expect(await server.ended()).toBe(0)
})

test('what cannot start says so once', async () => {
  const start = startVanij({ DATA_DIR: folder, PORT: 'none' }, ['node', 'src/server/supervise.ts'])
  await expect(start).rejects.toThrow(
    /^It ended with 1 before it was open:\nPORT=none is not usable: [^\n]+\n$/,
  )
})

test('a database without its key ends the start with a sentence and writes no other, unless the loss is accepted', async () => {
  const key = join(folder, 'secret.key')
  await rename(key, `${key}.elsewhere`)
  const begin = (env: Record<string, string> = {}) => startVanij({ DATA_DIR: folder, ...env })
  await expect(begin()).rejects.toThrow('secret.key is missing beside its database: bring back its copy')
  expect(existsSync(key)).toBe(false)
  const without = await begin({ LOST_KEY: 'accepted' })
  running.push(without)
  signalGroup(without, 'SIGTERM')
  await without.ended()
  await rename(`${key}.elsewhere`, key)
})

test('after kill -9 of the whole group the next start just works', async () => {
  const server = await start()
  const rows = await rowCounts(folder)
  signalGroup(server, 'SIGKILL')
  await server.ended()
  const next = await start()
  expect(await rowCounts(folder)).toEqual(rows)
  expect(await settingsOf(next)).toBe(200)
  signalGroup(next, 'SIGTERM')
  await next.ended()
})

test('after kill -9 of server and database together the next start just works', async () => {
  const server = await start()
  const rows = await rowCounts(folder)
  process.kill(await postmaster(), 'SIGKILL')
  signalGroup(server, 'SIGKILL')
  await server.ended()
  const next = await start()
  expect(await rowCounts(folder)).toEqual(rows)
  signalGroup(next, 'SIGTERM')
  await next.ended()
})

test('after kill -9 of npm alone the next start just works, on the same port', async () => {
  const server = await start()
  const rows = await rowCounts(folder)
  server.process.kill('SIGKILL')
  const next = await start(throughNpm, new URL(server.url).port)
  await server.ended()
  expect(next.url).toBe(server.url)
  expect(await rowCounts(folder)).toEqual(rows)
  expect(await settingsOf(next)).toBe(200)
  signalGroup(next, 'SIGTERM')
  await next.ended()
})
