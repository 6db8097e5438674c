import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type RunningServer, signalGroup, startVanij } from '#e2e/processes/running-server.ts'
import { startWriters, untilReady, type Writers } from '#e2e/processes/writers.ts'
import { createDb } from '#server/db/db.ts'
import { aProduct } from '#server/testing/build.ts'
import { freePort } from '../../scripts/free-port.ts'

/** A market under load, for the scenarios to disturb. */
export type Market = {
  readonly url: string
  readonly folder: string
  readonly pool: pg.Pool
  readonly server: RunningServer
  readonly writers: Writers
  /** Kills the server like a crash; the supervisor restarts it. */
  killServer(): void
  /** Waits until this many more orders were answered. */
  afterOrders(count: number): Promise<void>
  close(): Promise<Counts>
  /** Kills what is left of it. */
  kill(): void
}

export function must(holds: boolean, sentence: string) {
  if (!holds) throw new Error(sentence)
}

export type Counts = { readonly lost: number; readonly doubled: number; readonly ends: number }

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

export const supervised = ['node', 'src/server/supervise.ts', '--end-with-parent']

/** The environment of one of several servers of a market. */
export const severalOf = (folder: string) => ({ ...environmentOf(folder), SEVERAL_PROCESSES: 'on' })

const environmentOf = (folder: string) => ({ DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'warn' })

/** Kills what a supervisor has started; it brings it back. */
export function killChildOf(server: RunningServer) {
  const [pid] = childrenOf(server.process.pid ?? 0)
  if (!pid) throw new Error('There is no server to kill.')
  process.kill(pid, 'SIGKILL')
}

export async function openMarket(folder: string, environment = environmentOf(folder)): Promise<Market> {
  const server = await startVanij({ ...environment, PORT: String(await freePort()) }, supervised)
  const pool = new pg.Pool({
    host: join(folder, 'postgres'),
    user: 'postgres',
    max: 2,
    query_timeout: 300_000,
    pipeline: true,
  })
  pool.on('error', () => {})
  const product_id = await aProduct(createDb(pool), { product_name: 'Copper wire 2.5 mm', stock: null })
  const writers = await startWriters(server.url, product_id)
  let killed = 0
  return {
    url: server.url,
    folder,
    pool,
    server,
    writers,
    killServer() {
      killChildOf(server)
      killed += 1
    },
    async afterOrders(count) {
      const goal = writers.placed.length + count
      while (writers.placed.length < goal) {
        await untilReady(server.url)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async close() {
      await writers.stop()
      const counts = await writers.count(pool)
      await pool.end()
      server.process.kill('SIGTERM')
      await server.ended()
      const ends = server.said().match(/The server has ended/g)?.length ?? 0
      return { ...counts, ends: ends - killed }
    },
    kill() {
      const { exitCode, signalCode } = server.process
      if (exitCode === null && signalCode === null) signalGroup(server, 'SIGKILL')
    },
  }
}

/**
 * A folder that is removed with this process; with `megabytes` a small disk of its own, where mounting is allowed.
 */
export function aFolder(megabytes?: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vanij-faults-'))
  const drop = () => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  if (!megabytes) {
    process.on('exit', drop)
    return folder
  }
  const options = `size=${megabytes}m,mode=700,uid=${process.getuid?.()},gid=${process.getgid?.()}`
  if (!asRoot('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder)) {
    drop()
    return undefined
  }
  process.on('exit', () => {
    asRoot('umount', '-l', folder)
    drop()
  })
  return folder
}

/** Runs it as this account, or by a `sudo` that needs no password, as in CI. */
const asRoot = (...command: string[]) =>
  [command, ['sudo', '-n', ...command]].some(
    ([program = '', ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0,
  )

export const postmasterOf = (folder: string) =>
  Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])

/** The processes of PostgreSQL and its sessions: all that run in its folder. */
export function databaseOf(folder: string): number[] {
  const own = statSync(join(folder, 'postgres/data')).ino
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return statSync(`/proc/${pid}/cwd`).ino === own
      } catch {
        return false
      }
    })
}
