import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check, Untried } from './check.ts'

const connect = async (connectionString: string, settings: pg.ClientConfig = {}) => {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: limits.database.connection,
    query_timeout: limits.database.answer,
    ...settings,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}

const isRefused = (error: unknown) => reasonOf(error).includes('unsupported startup parameter')
const which = 'select pg_postmaster_start_time()::text || current_database() as it'

async function identityOf(url: string, settings?: pg.ClientConfig) {
  const client = await connect(url, settings)
  try {
    return (await client.query<{ it: string }>(which)).rows[0]?.it
  } finally {
    await client.end()
  }
}

/** In turn over two lines, so that a pooler in transaction mode gives each statement to another session of its own. */
async function keepsStatements(url: string) {
  const clients = [await connect(url), await connect(url)]
  try {
    const name = `doctor-${randomUUID()}`
    for (let n = 0; n < 3; n += 1) {
      await Promise.all(clients.map((client) => client.query({ name, text: 'select $1::int', values: [n] })))
      await Promise.all(clients.map((client) => client.query('select pg_sleep(0.01)')))
    }
    return true
  } catch (error) {
    if (reasonOf(error).includes('prepared statement')) return false
    throw error
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

type PoolMode = 'none' | 'session' | 'transaction' | 'statement'

const whoAnswers = 'select pg_backend_pid() as pid'
const rounds = 10

/**
 * What stands before a database: PgBouncer names another process than the one that answers, and gives both lines of
 * ours the same ones in turn, unless each keeps its own.
 */
async function modeOf(url: string): Promise<PoolMode> {
  const clients = [await connect(url), await connect(url)]
  const pidOf = async (client: pg.Client) => (await client.query<{ pid: number }>(whoAnswers)).rows[0]?.pid
  try {
    const [one, other] = clients as [pg.Client, pg.Client]
    if ((await pidOf(one)) === (one as { processID?: unknown }).processID) return 'none'
    await one.query('begin')
    await one.query('rollback')
    const [ofOne, ofOther] = [new Set<unknown>(), new Set<unknown>()]
    for (let n = 0; n < rounds; n += 1) {
      ofOne.add(await pidOf(one))
      ofOther.add(await pidOf(other))
    }
    return [...ofOne].some((pid) => ofOther.has(pid)) ? 'transaction' : 'session'
  } catch (error) {
    if (reasonOf(error).includes('statement pooling')) return 'statement'
    throw error
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

const ofStatements =
  'The pooler of DATABASE_URL pools single statements, and nothing could be written as a whole: set pool_mode=transaction.'

/** What is wrong with a pooler where nobody named the way past it. */
async function findWithoutDirect(url: string): Promise<string[] | Untried> {
  // That the database cannot be reached is the finding of its own check.
  const mode = await modeOf(url).catch(() => undefined)
  if (!mode) return 'not tried'
  if (mode === 'statement') return [ofStatements]
  return mode === 'transaction'
    ? [
        'DATABASE_URL leads through a pooler in transaction mode: name the database itself in DATABASE_DIRECT_URL, for migrations and for what processes tell each other.',
      ]
    : []
}

const poolerTwice = 'DATABASE_DIRECT_URL leads to a pooler as well: name the address of PostgreSQL itself.'

async function findThrough({ databaseUrl = '', databaseDirectUrl = '' }: Env): Promise<string[]> {
  // What a pooler refuses and PostgreSQL takes.
  const direct = await identityOf(databaseDirectUrl, { statement_timeout: 4_000 }).catch(
    (error: unknown) => ({ error }),
  )
  if (typeof direct === 'object')
    return isRefused(direct.error)
      ? [poolerTwice]
      : [
          `DATABASE_DIRECT_URL cannot be reached (${reasonOf(direct.error)}): check the address and the account.`,
        ]
  if ((await modeOf(databaseDirectUrl)) !== 'none') return [poolerTwice]
  if ((await modeOf(databaseUrl)) === 'statement') return [ofStatements]
  const pooled = await identityOf(databaseUrl)
  return [
    ...(pooled === direct
      ? []
      : [
          'DATABASE_URL and DATABASE_DIRECT_URL are two databases: name the same one, once through the pooler.',
        ]),
    ...((await keepsStatements(databaseUrl))
      ? []
      : [
          'The pooler forgets prepared statements: set max_prepared_statements=500, which PgBouncer has from 1.21 on.',
        ]),
  ]
}

export const poolerCheck: Check = {
  name: 'pooler',
  async find({ env }) {
    if (!env.databaseUrl) return 'not set'
    return env.databaseDirectUrl ? findThrough(env) : findWithoutDirect(env.databaseUrl)
  },
}
