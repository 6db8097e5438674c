import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { allocator, flags } from '#tools/bench/processes.ts'
import type { Host } from '#tools/scale/host/host.ts'
import { until } from '#tools/scale/host/wait.ts'

export type ServerProcess = {
  readonly port: number
  readonly url: string
  readonly pid: number
  log(): string
  /** Sends the signal and waits until it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>
}

type Options = {
  readonly name: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  /** Where its sources and its build are; this checkout where nothing is said. */
  readonly checkout?: string
}

const startsWithin = 120_000

/** The built product as a unit of the system would start it. */
export async function startServerProcess(host: Host, { name, port, env, checkout = '.' }: Options) {
  const server = launchServerProcess(host, { name, port, env, checkout })
  const isReady = async () => server.hasEnded() || (await fetch(`${server.url}/readyz`)).ok
  await until(`${name} is ready`, isReady, startsWithin)
  if (server.hasEnded()) throw new Error(`${name} ended at its start:\n${server.log()}`)
  return server
}

/** Does not wait until it is ready. */
function launchServerProcess(host: Host, { name, port, env, checkout = '.' }: Options) {
  const folder = host.folder(name)
  const log = join(folder.outside, 'log')
  const output = openSync(log, 'a')
  const child = spawn(process.execPath, [...flags, 'src/server/main.ts', '--end-with-parent'], {
    cwd: resolve(checkout),
    stdio: ['ignore', output, output],
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: folder.outside,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: join(folder.outside, 'data'),
      ...allocator,
      ...env,
    },
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    hasEnded,
    log: () => readFileSync(log, 'utf8'),
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
