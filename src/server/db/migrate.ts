import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import type { Db } from './db.ts'
import { migrationsFolder, runMigration } from './run-migration.ts'
import { rows } from './sql.ts'

// Any fixed number: the lock keeps two processes that start at once from migrating twice.
const lockKey = 7_241
const betweenTries = 200

// Read once at start: an update may replace the files, with migrations of its own, while this process serves.
export const migrationNames: readonly string[] = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/**
 * Migrations that once had the number of another. Databases that ran them under the old name find them here under the
 * new one.
 */
const renamed = {
  '0021-audit.sql': '0019-audit.sql',
  '0031-seller-figures.sql': '0033-seller-figures.sql',
  '0099-profile-changes.sql': '0107-profile-changes.sql',
  '0105-category-sellers.sql': '0106-category-sellers.sql',
}

/**
 * Runs every migration that this database has not run, in the order of their numbers (see `run-migration.ts`). It
 * refuses ambiguous names, and any migration that sorts before one that has run, because its author did not see that
 * state.
 */
export async function migrate(
  pool: pg.Pool,
  names = migrationNames,
  folder = migrationsFolder,
): Promise<readonly string[]> {
  requireNumbers(names)
  // A connection that breaks fails the running statement; without a listener it would end the process, even while it closes.
  pool.on('error', ignore)
  return inTurn(pool, (client) => migrateOver(client, names, folder))
}

const ignore = () => {}

async function migrateOver(client: pg.PoolClient, names: readonly string[], folder: string) {
  await client.query(
    'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
  )
  for (const names of Object.entries(renamed))
    await client.query('update migrations set name = $2 where name = $1', names)
  const { rows } = await client.query<{ name: string }>('select name from migrations')
  const done = new Set(rows.map(({ name }) => name))
  const next = names.filter((name) => !done.has(name))
  requireOrder(next, done)
  for (const name of next) await runMigration(client, name, folder)
  return next
}

/**
 * One process migrates at a time. The lock belongs to a transaction: a session's lock would outlive its client behind a
 * pooler, and block every later start.
 */
function inTurn<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return withClient(pool, (holder) =>
    withClient(pool, async (client) => {
      while (!(await lock(holder))) await sleep(betweenTries)
      return whileHeld(holder, client, work)
    }),
  )
}

/** Stops at once when the session is gone that keeps others out. */
function whileHeld<T>(
  holder: pg.PoolClient,
  client: pg.PoolClient,
  work: (client: pg.PoolClient) => Promise<T>,
) {
  let isLost = false
  const stop = () => {
    isLost = true
    client.connection.stream.destroy()
  }
  holder.once('end', stop)
  return work(client)
    .catch((error: Error) => {
      throw isLost
        ? new Error('The lock of the migrations was lost. Please start again.', { cause: error })
        : error
    })
    .finally(() => holder.off('end', stop))
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  client.on('error', ignore)
  try {
    return await work(client)
  } finally {
    // Closing the connection also rolls back a failed transaction and releases the lock.
    client.release(true)
  }
}

/** Polls for the lock: a waiting statement is a transaction, and `create index concurrently` would wait for it. */
async function lock(client: pg.PoolClient) {
  await client.query('begin')
  // Without parameters: an open portal keeps its snapshot, and `create index concurrently` would wait for that for ever.
  const { rows } = await client.query<{ ours: boolean }>(
    `select pg_try_advisory_xact_lock(${lockKey}) as ours`,
  )
  if (rows[0]?.ours) return true
  await client.query('rollback')
  return false
}

function requireNumbers(names: readonly string[]) {
  const wrong = names.find((name) => !/^\d{4}-[a-z0-9-]+(\.repeat|\.alone)?\.sql$/.test(name))
  if (wrong) throw new Error(`The migration ${wrong} is not named like '0107-profile-changes.sql'.`)
  const second = names.find((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
  if (second)
    throw new Error(`Two migrations bear the number ${second.slice(0, 4)}. Give one the next free one.`)
}

function requireOrder(next: readonly string[], done: ReadonlySet<string>) {
  const moved = new Set(Object.values(renamed))
  const last = [...done]
    .filter((name) => !moved.has(name))
    .sort()
    .at(-1)
  const late = next.find((name) => last !== undefined && name < last && !moved.has(name))
  if (late)
    throw new Error(
      `The migration ${late} sorts before ${last}, which this database has run. Give it a later number.`,
    )
}

const MigrationRow = z.object({ name: z.string() })

/** The migrations of this version that this database has not run. */
export async function findMissing(db: Db): Promise<readonly string[]> {
  const done = new Set(
    (await db.many(rows(MigrationRow)`select name from migrations`)).map(({ name }) => name),
  )
  return migrationNames.filter((name) => !done.has(name))
}

/** Whether it has seen them all. */
export const isMigrated = async (db: Db) => (await findMissing(db)).length === 0
