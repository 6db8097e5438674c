import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../scripts/free-port.ts'
import { aptInstall } from '../../scripts/programs.ts'

export type OwnPostgres = {
  readonly url: string
  readonly version: number
  /** Terminates every session, as a crash or a failover would, and starts again after `pause` milliseconds. */
  restart(pause: number): Promise<void>
  stop(): Promise<void>
}

const oldest = 15

/** The folder of the newest PostgreSQL on this machine; apt installs one if there is none. */
function findPrograms(): string {
  const present = newestPrograms()
  if (present) return present
  const { failure } = aptInstall('postgresql')
  const programs = newestPrograms()
  if (!programs)
    throw new Error(`This test needs PostgreSQL ${oldest} or later on the machine. ${failure ?? ''}`)
  return programs
}

function newestPrograms(root = '/usr/lib/postgresql'): string | undefined {
  const versions = existsSync(root) ? readdirSync(root).map(Number) : []
  const newest = versions.filter((version) => version >= oldest).sort((a, b) => b - a)
  return newest
    .map((version) => join(root, String(version), 'bin'))
    .find((bin) => existsSync(`${bin}/initdb`))
}

const password = 'own-password'
const nobody = { uid: 65_534, gid: 65_534 }

/** A throw-away PostgreSQL from the machine's packages, reached over TCP with a password like a user's own. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const bin = findPrograms()
  const ids = process.getuid?.() === 0 ? nobody : undefined
  const folder = mkdtempSync(join(tmpdir(), 'vanij-own-pg-'))
  if (ids) chownSync(folder, ids.uid, ids.gid)
  const data = join(folder, 'data')
  const initdb = `"${bin}/initdb" -D "${data}" -U vanij -A scram-sha-256 -E UTF8 --locale=C.UTF-8 --no-sync`
  execFileSync('bash', ['-c', `${initdb} --pwfile=<(echo ${password})`], {
    ...ids,
    cwd: '/',
    stdio: 'pipe',
  })

  const port = await freePort()
  const args = ['-D', data, `-p${port}`, '-hlocalhost', `-k${folder}`]
  const run = () => spawn(join(bin, 'postgres'), args, { ...ids, cwd: '/', stdio: 'ignore' })
  const end = async (how: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    server.kill(how)
    await ended
  }
  let server = run()
  const url = `postgres://vanij:${password}@127.0.0.1:${port}/postgres`
  await untilOpen(url)
  return {
    url,
    version: Number(bin.split('/').at(-2)),
    async restart(pause) {
      await end('SIGQUIT')
      await sleep(pause)
      server = run()
      await untilOpen(url)
    },
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(url: string) {
  const deadline = Date.now() + 300_000
  for (;;) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(100)
    }
  }
}

/** Creates another empty database on the same server. */
export async function addDatabase({ url }: OwnPostgres, name: string): Promise<string> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]+$/, name)
}
