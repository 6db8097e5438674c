import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import type { Env } from '#server/env.ts'
import { limits } from '#server/limits.ts'
import { printLine } from '#server/print-line.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import { StartupError } from '#server/startup-error.ts'
import { addressesIn } from '#server/variables/postgres-address.rules.ts'
import { createDb, type Db } from './db.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { keepRoleBounds, openMigrationPool, openPool } from './open-pool.ts'
import { findPrograms } from './postgres-programs.ts'
import { openReplicas } from './replica.ts'

type Database = {
  readonly db: Db
  /** For what everybody sees alike, which may be a moment old. */
  readonly reads: Db
  readonly pool: pg.Pool
  /** All of them, by name. */
  readonly pools: Readonly<Record<string, pg.Pool>>
  /** How old the replica's answers are at most; undefined: there is none. */
  readonly replicaBehindMs?: () => number
  /** The migrations that had to run. */
  readonly migrated: readonly string[]
  /** For connections of one's own, past a pooler. */
  readonly direct: pg.ClientConfig
  close(): Promise<void>
}

const oldestVersion = 150_000

/** Checked before anything is written, on machines for which npm has no PostgreSQL. */
export async function requirePrograms({ databaseUrl }: Pick<Env, 'databaseUrl'>) {
  if (!databaseUrl) await findPrograms()
}

type Where = Pick<Env, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Env, 'databaseDirectUrl' | 'databaseReadUrl' | 'migrate' | 'backupTo'>>

type Options = {
  /**
   * False for commands that their caller watches and for throw-away databases, whose commits need not survive a
   * crash.
   */
  readonly safeCommits?: boolean
  /** For commands that work on a market: where there is none, they say so. */
  readonly mustExist?: boolean
  /** How many processes of this machine share what one would take of the database. */
  readonly sharedBy?: number
}

/** Fewer would let one slow statement keep everybody else waiting. */
const fewest = { database: 4, background: 2 } as const

function boundsOf(kind: keyof typeof fewest, sharedBy: number) {
  const sessions = Math.max(fewest[kind], Math.ceil(limits[kind].sessions / sharedBy))
  return { ...limits[kind], sessions: Math.min(sessions, limits[kind].sessions) }
}

/** With the two that listen and tell where there are several processes. */
export const sessionsOfProcess = ({ processes, several }: Pick<Env, 'processes' | 'several'>) =>
  boundsOf('database', processes).sessions + boundsOf('background', processes).sessions + (several ? 2 : 0)

/** A command of an operator makes no market where a name is mistyped. One in a database of its own is looked for there. */
export function requireMarketFolder({ dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>) {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'postgres', 'data')))
    throw new StartupError(`There is no market in ${dataDir}.`)
}

/** Connects to the user's PostgreSQL or starts the embedded one, and runs the migrations. */
export async function openDatabase(
  env: Where,
  { safeCommits = true, mustExist = false, sharedBy = 1 }: Options = {},
): Promise<Database> {
  if (mustExist) requireMarketFolder(env)
  const isArchived = env.backupTo !== undefined
  const embedded = env.databaseUrl
    ? undefined
    : await startEmbeddedPostgres(join(env.dataDir, 'postgres'), { isArchived })
  const where = embedded
    ? { host: embedded.host, user: 'postgres', database: 'postgres' }
    : { connectionString: env.databaseUrl }
  const isPooled = env.databaseUrl !== undefined && env.databaseDirectUrl !== undefined
  const direct = isPooled ? { connectionString: env.databaseDirectUrl } : where
  const pool = openPool(where, { name: 'vanij', bounds: boundsOf('database', sharedBy), isPooled })
  // Few take long, and they would keep sessions of the pooler from requests.
  const background = openPool(direct, { name: 'vanij-background', bounds: boundsOf('background', sharedBy) })
  const close = async () => {
    await Promise.all([pool.end(), background.end()])
    await embedded?.stop()
  }
  try {
    await requireUsable(pool, { safeCommits, mustExist })
    const migrated = (env.migrate ?? true) ? await bringUpToDate({ where: direct, isPooled }) : []
    if (isPooled) await lookForBounds(pool)
    const reads = openReads(
      env.databaseReadUrl,
      { db: createDb(pool, { background }), pool, isPooled },
      close,
    )
    return {
      ...reads,
      pools: { requests: pool, background, ...reads.pools },
      pool,
      direct,
      migrated,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Without replicas everything is read from the one database, by the one `Db` that caches know it by. */
function openReads(
  url: string | undefined,
  primary: Parameters<typeof openReplicas>[1],
  close: () => Promise<void>,
) {
  const { db } = primary
  if (url === undefined) return { db, reads: db, pools: {}, close }
  const replicas = openReplicas(addressesIn(url), primary)
  return {
    db,
    reads: replicas.db,
    pools: replicas.pools,
    replicaBehindMs: replicas.behindMs,
    close: () => replicas.close().then(close),
  }
}

/** Sessions that the pooler opened before the role had its bounds are without them. */
async function lookForBounds(pool: pg.Pool) {
  const { rows } = await pool.query<{ bound: string }>("select current_setting('statement_timeout') as bound")
  if (rows[0]?.bound === '0')
    printLine(
      'Sessions behind DATABASE_URL have no bounds yet: RECONNECT at the console of PgBouncer gives them theirs.',
    )
}

const isPooler = ({ message }: Error) => message.includes('unsupported startup parameter')

async function requireMarket(pool: pg.Pool) {
  const { rows } = await pool.query("select where to_regclass('users') is null")
  if (rows.length > 0) throw new StartupError('There is no market in the database of DATABASE_URL.')
}

async function requireUsable(pool: pg.Pool, { safeCommits, mustExist }: Options) {
  await requireVersion(pool)
  if (mustExist) await requireMarket(pool)
  if (safeCommits) await requireSafeCommits(pool)
}

async function requireVersion(pool: pg.Pool) {
  const version = `select current_setting('server_version_num')::int as version,
    to_regclass('unfinished_restore') is not null as is_unfinished`
  const { rows } = await pool
    .query<{ version: number; is_unfinished: boolean }>(version)
    .catch((error: Error) => {
      const advice = isPooler(error)
        ? 'It is a PgBouncer: please set DATABASE_DIRECT_URL too'
        : 'Please check DATABASE_URL'
      throw new StartupError(`The database cannot be reached: ${reasonOf(error)}. ${advice}.`)
    })
  if ((rows[0]?.version ?? 0) < oldestVersion)
    throw new StartupError('DATABASE_URL must be a PostgreSQL 15 or later.')
  if (rows[0]?.is_unfinished)
    throw new StartupError('A restore into this database has not finished. Please run it again.')
}

/** Migrates without time limits: a migration may take longer than a request. */
async function bringUpToDate({ where, isPooled }: { where: pg.PoolConfig; isPooled: boolean }) {
  const pool = openMigrationPool(where)
  try {
    const migrated = await migrate(pool)
    if (isPooled) await keepRoleBounds(pool)
    return migrated
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
