import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach } from 'vitest'

/** Clean-up steps of a test, the last first. */
export const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

export async function aFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vanij-pg-'))
  undo.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function query(host: string, text: string) {
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows
}

export const checkout = join(import.meta.dirname, '../../..')
export const ownerScript = 'src/server/testing/postgres-owner.ts'

/** Starts the server from another process. */
export async function startElsewhere(
  folder: string,
  command = [process.execPath, join(checkout, ownerScript)],
) {
  const [program = '', ...args] = [...command, folder]
  const owner = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  // Whoever ends by itself, or is killed, takes no more word to end.
  owner.stdin.on('error', () => {})
  undo.push(() => stopOwner(owner))
  const [line] = await once(createInterface(owner.stdout), 'line')
  return { owner, ...(JSON.parse(line) as { host: string; adopted: boolean }) }
}

export async function stopOwner(owner: ChildProcess, how: 'calmly' | 'SIGKILL' = 'calmly') {
  if (owner.exitCode !== null || owner.signalCode !== null) return
  const exited = once(owner, 'exit')
  if (how === 'calmly') owner.stdin?.end()
  else owner.kill(how)
  await exited
}

export const postmasterIn = async (folder: string) =>
  Number((await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0])

export const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

export const makeNote = 'create table note as select 1 as id'
export const readNote = 'select id from note'
