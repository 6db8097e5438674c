import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

export type Running = { readonly url: string; readonly pid: number; stop(): Promise<void> }

const stopper = (child: ChildProcess) => async () => {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** The memory limits of `npm start`, for Node and for allocations outside of its heap. */
const start: string = JSON.parse(textOf('package.json')).scripts.start
export const flags = start.match(/--[\w-]+=\d+/g) ?? []
export const allocator = Object.fromEntries(
  [...start.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, size]) => [name, size]),
)

/** The real server as a user starts it, with every check except the rate limits. */
export async function startVanij(
  dataDir: string,
  port: number,
  more: NodeJS.ProcessEnv = {},
): Promise<Running> {
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: '' },
      ...{ DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' },
      ...allocator,
      ...more,
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined)
    if (answer?.ok) return { url, pid: child.pid ?? 0, stop: stopper(child) }
    if (child.exitCode !== null) throw new Error('the server did not start')
    await sleep(50)
  }
}

export const startBare = (bytes: number): Promise<Running> => startProgram('bare-server', String(bytes))

/** A server that keeps its shop in this database. */
export const startBareShop = ({ host, user, database }: pg.PoolConfig): Promise<Running> =>
  startProgram('bare-shop', JSON.stringify({ host, user, database }))

async function startProgram(name: string, argument: string): Promise<Running> {
  const child = spawn(process.execPath, [`tools/bench/${name}.ts`, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [port] = await once(createInterface(child.stdout), 'line')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: stopper(child) }
}

const ticksPerSecond = 100

/** Processor time of a process so far, in seconds (Linux; elsewhere 0). */
export function cpuSecondsOf(pid: number): number {
  const fields = statOf(pid)
  // With that of children that have ended: sessions and workers of PostgreSQL.
  const ticks = fields?.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return (ticks ?? 0) / ticksPerSecond
}

const ownData = resolve('data')

/** Processor time of PostgreSQL in a folder of the benches; other servers may run on this machine. */
export function cpuSecondsOfDatabase(folder = ownData): number {
  return processIds()
    .filter((pid) => statOf(pid)?.name === 'postgres' && folderOf(pid).startsWith(folder))
    .reduce((sum, pid) => sum + cpuSecondsOf(pid), 0)
}

/** Resident memory in MB (Linux; elsewhere 0). */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1]
  return Math.round(Number(kilobytes ?? 0) / 1024)
}

function folderOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function statOf(pid: number) {
  const text = textOf(`/proc/${pid}/stat`)
  const end = text.lastIndexOf(')')
  if (end < 0) return undefined
  return Object.assign(text.slice(end + 2).split(' '), { name: text.slice(text.indexOf('(') + 1, end) })
}

function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
