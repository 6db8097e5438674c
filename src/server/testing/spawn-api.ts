import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestApp } from './test-app.ts'

export type ApiProcess = {
  readonly address: string
  /** Kills it like a crash: no warning, no clean-up. */
  kill(): Promise<void>
}

/**
 * Starts the API in its own process on a test's database; with a given port it restarts at the same address. `more`
 * goes into its environment.
 */
export async function spawnApi(
  { pool }: TestApp,
  port = 0,
  more: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const { host = '', database = '' } = pool.options
  const child = spawn(process.execPath, [join(import.meta.dirname, 'api-process.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: `postgres://postgres@test/${database}?host=${encodeURIComponent(host)}`,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      DATA_DIR: join(tmpdir(), database),
      PORT: String(port),
      DEMO: 'on',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      ...more,
    },
  })
  return { address: await firstLineOf(child), kill: () => kill(child) }
}

async function firstLineOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('the API process has no output')
  for await (const line of createInterface(stdout)) return line
  throw new Error('the API process ended before it listened')
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
