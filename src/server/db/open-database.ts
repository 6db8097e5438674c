import { join } from 'node:path'
import pg from 'pg'
import type { Env } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { StartupError } from '#server/startup-error.ts'
import { printLine } from '#server/tell.ts'
import { createDb, type Db } from './db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { findPrograms } from './postgres-programs.ts'

type Database = { readonly db: Db; readonly pool: pg.Pool; close(): Promise<void> }

const oldestVersion = 150_000

type Bounds = Readonly<Record<keyof typeof limits.database, number>>

const line = { keepAlive: true, keepAliveInitialDelayMillis: limits.databaseKeepAlive }

function openPool(where: pg.PoolConfig, name: string, bounds: Bounds) {
  const pool = new pg.Pool({
    ...where,
    ...line,
    application_name: name,
    max: bounds.sessions,
    // Limits how much memory a session gathers: it lives for an hour.
    maxLifetimeSeconds: bounds.sessionSeconds,
    statement_timeout: bounds.statement,
    lock_timeout: bounds.lock,
    idle_in_transaction_session_timeout: bounds.idleInTransaction,
    connectionTimeoutMillis: bounds.connection,
    // The client's own limit: a server that hangs or has vanished applies none of the limits above.
    query_timeout: bounds.answer,
  })
  // An idle connection that breaks must not end the process; the next query gets a new one.
  return pool.on('error', () => {})
}

/** Checked before anything is written, on machines for which npm has no PostgreSQL. */
export async function requirePrograms({ databaseUrl }: Pick<Env, 'databaseUrl'>) {
  if (!databaseUrl) await findPrograms()
}

type Options = {
  /**
   * False for commands that their caller watches and for throw-away databases, whose commits need not survive a
   * crash.
   */
  readonly safeCommits?: boolean
}

/** Connects to the user's PostgreSQL or starts the embedded one, and runs the migrations. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  { safeCommits = true }: Options = {},
): Promise<Database> {
  const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres(join(env.dataDir, 'postgres'))
  const where = embedded
    ? { host: embedded.host, user: 'postgres', database: 'postgres' }
    : { connectionString: env.databaseUrl }
  const pool = openPool(where, 'vanij', limits.database)
  const background = openPool(where, 'vanij-background', limits.background)
  const close = async () => {
    await Promise.all([pool.end(), background.end()])
    await embedded?.stop()
  }
  try {
    await requireVersion(pool)
    if (safeCommits) await requireSafeCommits(pool)
    await migrateOver(new pg.Pool({ ...where, ...line, max: 1, application_name: 'vanij-migrate' }))
  } catch (error) {
    await close()
    throw error
  }
  return { db: createDb(pool, { background }), pool, close }
}

async function requireVersion(pool: pg.Pool) {
  const version = "select current_setting('server_version_num')::int as version"
  const { rows } = await pool.query<{ version: number }>(version).catch((error: Error) => {
    throw new StartupError(`The database cannot be reached: ${error.message}. Please check DATABASE_URL.`)
  })
  if ((rows[0]?.version ?? 0) < oldestVersion)
    throw new StartupError('DATABASE_URL must be a PostgreSQL 15 or later.')
}

/** A migration may take longer than a request, so its connection has no time limits. */
async function migrateOver(pool: pg.Pool) {
  pool.on('error', () => {})
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

const commitSettings = `
  select name, setting from pg_settings
  where setting = 'off' and name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums')`

/** Without these settings a power cut could lose a confirmed order or damage the whole database. */
async function requireSafeCommits(pool: pg.Pool) {
  const { rows } = await pool.query<{ name: string }>(commitSettings)
  const off = rows.map(({ name }) => name)
  if (off.includes('data_checksums'))
    printLine('The database has no data_checksums: rows that its disk has broken will not be noticed.')
  const unsafe = off.filter((name) => name !== 'data_checksums')
  if (unsafe.length > 0)
    throw new StartupError(
      `The database may lose what it has confirmed: ${unsafe.join(', ')} is off. Please switch it on.`,
    )
}
