import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

export type RunningServer = {
  readonly url: string
  readonly process: ChildProcess
  /** Its output so far. */
  said(): string
  /** What of it is the log: standard output. */
  logged(): string
  /** Waits until it exits and returns the exit code. */
  ended(): Promise<number | null>
}

const checkout = join(import.meta.dirname, '../..')
const quiet = { LOG_LEVEL: 'warn', RATE_LIMITS: 'off', HOST: '127.0.0.1', PUBLIC_URL: '', TRUST_PROXY: 'off' }

/** Starts Vanij in its own process group, directly or through `npm start`, and waits until it serves. */
export async function startVanij(
  env: Record<string, string>,
  command = ['node', 'src/server/main.ts', '--end-with-parent'],
  cwd = checkout,
): Promise<RunningServer> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', DATABASE_URL: '', DEMO: '', ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const output = gather(child.stdout, child.stderr)
  const logged = gather(child.stdout)
  const url = await Promise.race([
    openAddress(child, output),
    ended.then((code) => {
      throw new Error(`It ended with ${code} before it was open:\n${output()}`)
    }),
  ])
  return { url, process: child, said: output, logged, ended: () => ended }
}

function gather(...streams: readonly (Readable | null)[]) {
  let text = ''
  for (const stream of streams)
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
  return () => text
}

function openAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve) => {
    child.stderr?.on('data', () => {
      const [, address] = output().match(/open at (http\S+)/) ?? []
      if (address) resolve(address)
    })
  })
}

const ofLimits =
  /"message":"(Query read timeout|timeout exceeded when trying to connect|canceling statement due to \w+ timeout)"/g

/** How many calls ended by a limit of the server on its database, by its log: where that hangs or the machine is too busy. */
export const endedByLimits = (server: RunningServer) => server.said().match(ofLimits)?.length ?? 0

/** Sends the signal to every process of the group, as a terminal does at Ctrl-C. */
export function signalGroup({ process: { pid } }: RunningServer, signal: NodeJS.Signals) {
  if (pid) process.kill(-pid, signal)
}
