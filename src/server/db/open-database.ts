import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { StartupError } from '#server/startup-error.ts'
import { createDb, type Db } from './db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'

type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> }

const oldestVersion = 150_000

const bounds = {
  statement_timeout: limits.database.statement,
  lock_timeout: limits.database.lock,
  idle_in_transaction_session_timeout: limits.database.idleInTransaction,
  connectionTimeoutMillis: limits.database.connection,
}

/** Connects to the user's PostgreSQL, or starts the embedded one, and brings the tables up to date. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { max = 10 } = {},
): Promise<Database> {
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(join(env.dataDir, 'postgres'))
  const where = embedded
    ? { host: embedded.host, user: 'postgres', database: 'postgres' }
    : { connectionString: env.databaseUrl }
  const pool = new pg.Pool({ ...where, ...bounds, max, application_name: 'vanij' })
  const close = async () => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    await requireVersion(pool)
    await migrateOver(new pg.Pool({ ...where, max: 1, application_name: 'vanij-migrate' }))
  } catch (error) {
    await close()
    throw error
  }
  return { db: createDb(pool), pool, close }
}

async function requireVersion(pool: pg.Pool) {
  const version = "select current_setting('server_version_num')::int as version"
  const { rows } = await pool.query<{ version: number }>(version).catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message}. Please check DATABASE_URL.`)
  })
  if ((rows[0]?.version ?? 0) < oldestVersion)
    throw new StartupError('DATABASE_URL must be a PostgreSQL 15 or later.')
}

/** A migration may take longer than a request may, so it gets a connection without the bounds. */
async function migrateOver(pool: pg.Pool) {
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}
