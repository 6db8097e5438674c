import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { type Check, reasonOf } from './check.ts'

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

async function findThrough({ databaseUrl = '', databaseDirectUrl = '' }: Env): Promise<string[]> {
  // What a pooler refuses and PostgreSQL takes.
  const direct = await identityOf(databaseDirectUrl, { statement_timeout: 4_000 }).catch(
    (error: unknown) => ({ error }),
  )
  if (typeof direct === 'object')
    return isRefused(direct.error)
      ? ['DATABASE_DIRECT_URL leads to a pooler as well: name the address of PostgreSQL itself.']
      : [
          `DATABASE_DIRECT_URL cannot be reached (${reasonOf(direct.error)}): check the address and the account.`,
        ]
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

/** That a pooler stands there without `DATABASE_DIRECT_URL` is what reaching the database says. */
export const poolerCheck: Check = {
  name: 'pooler',
  find: async ({ env }) => (env.databaseUrl && env.databaseDirectUrl ? findThrough(env) : []),
}
