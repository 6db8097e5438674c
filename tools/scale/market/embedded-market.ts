import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { archiveStore } from '#server/backup/archive/archive-store.ts'
import { makeKeyPair } from '#server/backup/backup-keys.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { rows } from '#server/db/sql.ts'
import type { Storage } from '#server/storage/storage.ts'
import { acceptsAt, until } from '#tools/scale/host/wait.ts'
import { freePort } from '../../../scripts/free-port.ts'

const checkout = join(import.meta.dirname, '../../..')

export type Person = { readonly phone: string; readonly answeredAt: number }
export type EmbeddedMarket = {
  readonly port: number
  readonly env: NodeJS.ProcessEnv
  readonly folder: string
}

const runProgram = promisify(execFile)

/** What a command of the market writes; throws with what it says where it fails. */
export async function command({ env }: Pick<EmbeddedMarket, 'env'>, name: string, args: readonly string[]) {
  const script = join(checkout, `src/server/admin/${name}.ts`)
  return (await runProgram(process.execPath, [script, ...args], { cwd: checkout, env })).stdout
}

export async function startEmbedded({ env, folder, port }: EmbeddedMarket): Promise<ChildProcess> {
  const log = openSync(join(folder, 'log'), 'a')
  const server = spawn(process.execPath, [join(checkout, 'src/server/main.ts'), '--end-with-parent'], {
    cwd: checkout,
    env,
    stdio: ['ignore', log, log],
  })
  await until('the market is open', () => acceptsAt(port), 120_000)
  return server
}

async function signUp(port: number, index: number): Promise<Person | undefined> {
  const phone = String(919_700_000_000 + index)
  const answer = await fetch(`http://127.0.0.1:${port}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      full_name: 'Meera Joshi',
      email: `meera${index}@example.in`,
      phone_number: phone,
      password: 'nayi-dukaan',
      address: '4 MG Road, Pune 411001',
      gst_number: '27AAPFU0939F1ZV',
    }),
  })
  return answer.ok ? { phone, answeredAt: Date.now() } : undefined
}

/** People with numbers from `first` on, who have no account yet. */
export async function signUpFor(port: number, ms: number, first = 0): Promise<readonly Person[]> {
  const people: Person[] = []
  const end = Date.now() + ms
  for (let index = first; Date.now() < end; index += 1) {
    const person = await signUp(port, index)
    if (person) people.push(person)
    await sleep(100)
  }
  return people
}

const Phone = z.object({ phone_number: z.string() })

export async function phonesIn(dataDir: string): Promise<ReadonlySet<string>> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, { safeCommits: false })
  const people = await db.many(rows(Phone)`select phone_number from users`)
  await close()
  return new Set(people.map(({ phone_number }) => phone_number))
}

/** A market with its database in this folder, which hands over what it writes to a place for backups. */
export async function describeEmbedded(
  folder: string,
  backupTo: string,
  demo: 'on' | 'off' = 'off',
): Promise<EmbeddedMarket & { readonly dataDir: string }> {
  // PostgreSQL runs as somebody else where this is root, and must get in.
  chownSync(folder, process.getuid?.() ?? 0, process.getgid?.() ?? 0)
  chmodSync(folder, 0o755)
  const { backupKey, restoreKey } = makeKeyPair()
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: demo,
    RATE_LIMITS: 'off',
    SECRET_KEY: Buffer.alloc(32, 6).toString('base64'),
    BACKUP_TO: backupTo,
    BACKUP_KEY: backupKey,
    RESTORE_KEY: restoreKey,
  }
  return { port, env, folder, dataDir }
}

/** From then on a restore reaches any moment. */
export const waitForArchive = (archive: Storage) =>
  until(
    'the first copy of the database is in its place',
    async () => {
      const [cluster = ''] = await archive.list('.')
      return (await archiveStore(archive, cluster).listBases()).length > 0
    },
    120_000,
  )

/** As if its machine were lost: without a word. */
export async function killEmbedded(server: ChildProcess, dataDir: string) {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  // Its PostgreSQL ends by itself a moment later.
  const postmaster = join(dataDir, 'postgres/data/postmaster.pid')
  await until('PostgreSQL has ended', async () => !existsSync(postmaster))
}
