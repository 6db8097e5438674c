import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { makeKeyPair } from '#server/backup/backup-keys.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { rows } from '#server/db/sql.ts'
import { acceptsAt, until } from '#tools/scale/host/wait.ts'
import type { Outcome, Scenario } from '#tools/scale/scenario.ts'
import { freePort } from '../../../scripts/free-port.ts'

const checkout = join(import.meta.dirname, '../../..')
/** What is acknowledged so long before the machine is lost must be there again. */
const promisedMs = 60_000
const signUpsFor = 75_000

type Person = { readonly phone: string; readonly answeredAt: number }
type Market = { readonly port: number; readonly env: NodeJS.ProcessEnv; readonly folder: string }

const runProgram = promisify(execFile)

async function command({ env }: Pick<Market, 'env'>, name: string, args: readonly string[]) {
  const script = join(checkout, `src/server/admin/${name}.ts`)
  return (await runProgram(process.execPath, [script, ...args], { cwd: checkout, env })).stdout
}

async function startMarket({ env, folder, port }: Market): Promise<ChildProcess> {
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

async function signUpFor(port: number, ms: number): Promise<readonly Person[]> {
  const people: Person[] = []
  const end = Date.now() + ms
  for (let index = 0; Date.now() < end; index += 1) {
    const person = await signUp(port, index)
    if (person) people.push(person)
    await sleep(100)
  }
  return people
}

const Phone = z.object({ phone_number: z.string() })

async function phonesIn(dataDir: string): Promise<ReadonlySet<string>> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, { safeCommits: false })
  const people = await db.many(rows(Phone)`select phone_number from users`)
  await close()
  return new Set(people.map(({ phone_number }) => phone_number))
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

async function drill(folder: string): Promise<Outcome> {
  const { backupKey, restoreKey } = makeKeyPair()
  const port = await freePort()
  const dataDir = join(folder, 'data')
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    SECRET_KEY: Buffer.alloc(32, 6).toString('base64'),
    BACKUP_TO: join(folder, 'copies'),
    BACKUP_KEY: backupKey,
    RESTORE_KEY: restoreKey,
  }
  const market = { port, env, folder }
  const server = await startMarket(market)
  const signingUp = signUpFor(port, signUpsFor)
  const began = Date.now()
  const report = await command(market, 'backup', [])
  const backedUp = Date.now()
  const people = await signingUp
  const lostAt = Date.now()
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
  // Its PostgreSQL ends by itself a moment later.
  const postmaster = join(dataDir, 'postgres/data/postmaster.pid')
  await until('PostgreSQL has ended', async () => !existsSync(postmaster))
  rmSync(dataDir, { recursive: true })
  const restoring = Date.now()
  await command(market, 'restore', ['--until', new Date(lostAt).toISOString(), '--to', dataDir])
  const restored = Date.now()
  await command(market, 'restore', ['--to', join(folder, 'backup')])
  const known = await phonesIn(dataDir)
  const lost = people.filter(({ phone }) => !known.has(phone))
  const tooOld = lost.filter(({ answeredAt }) => lostAt - answeredAt > promisedMs)
  const before = people.filter(({ answeredAt }) => answeredAt < began)
  const inBackup = await phonesIn(join(folder, 'backup'))
  const lag = Math.max(0, ...lost.map(({ answeredAt }) => lostAt - answeredAt))
  return {
    figures: `${people.length} sign-ups, ${lost.length} lost, the oldest ${seconds(lag)} before the end; backup with its trial restore ${seconds(backedUp - began)}, restore to the moment ${seconds(restored - restoring)}`,
    broken: [
      ...tooOld.map(({ phone }) => `${phone} was acknowledged a minute before and is not there`),
      ...before
        .filter(({ phone }) => !inBackup.has(phone))
        .map(({ phone }) => `${phone} is not in the backup`),
      ...(report.includes('restored once and read again, whole') ? [] : [report]),
    ],
  }
}

export const backupDrill: Scenario = {
  name: 'backup-drill',
  sentence:
    'a market is backed up while people sign up, its machine is lost, and it is restored to that moment',
  passesWhen: 'nothing acknowledged 60 s before is lost, and the backup is whole',
  run: (host) => drill(host.folder('backup-drill').outside),
}
