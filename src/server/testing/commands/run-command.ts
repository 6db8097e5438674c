import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { bareEnv } from '#server/testing/bare-env.ts'

type Run = { readonly cwd: string; readonly env?: Record<string, string> }

const serverFolder = join(import.meta.dirname, '../..')

/** A command of an operator, by its file below `src/server`, as a person runs it: in a process of its own. */
export async function runCommand(command: string, args: readonly string[], { cwd, env = {} }: Run) {
  const child = spawn(process.execPath, [join(serverFolder, command), ...args], {
    cwd,
    env: { ...bareEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { output, complaint, code: child.exitCode }
}

/** The address of a test's database, for a process of its own. */
export const addressOf = ({ host = '', database = '' }: pg.PoolConfig) =>
  `postgres://postgres@test/${database}?host=${encodeURIComponent(host)}`
