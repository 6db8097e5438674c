import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import type { Db } from './db.ts'
import { migrationsFolder, runMigration } from './run-migration.ts'
import { rows } from './sql.ts'

// Any fixed number: it keeps two processes that start at once from migrating twice.
const lockKey = 7_241
const betweenTries = 200

// Looked at once: while this process serves, a newer version may be put in its place, with migrations of its own.
const migrationNames: readonly string[] = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/** Those that bore the number of another. Databases that ran them under it know them under the new one, and ran them then. */
const renamed = {
  '0021-audit.sql': '0019-audit.sql',
  '0031-seller-figures.sql': '0033-seller-figures.sql',
  '0099-profile-changes.sql': '0107-profile-changes.sql',
  '0105-category-sellers.sql': '0106-category-sellers.sql',
}

/**
 * Runs, in the order of their numbers, every migration that this database has not seen (`run-migration.ts` says how).
 * Refuses names that no order can be told of, and any that sorts before one that has run: what it builds on is not
 * what its author saw.
 */
export async function migrate(pool: pg.Pool, names = migrationNames): Promise<void> {
  requireNumbers(names)
  const client = await pool.connect()
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await lock(client)
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    for (const names of Object.entries(renamed))
      await client.query('update migrations set name = $2 where name = $1', names)
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map(({ name }) => name))
    const next = names.filter((name) => !done.has(name))
    requireOrder(next, done)
    for (const name of next) await runMigration(client, name)
  } finally {
    // Closing the connection also ends a transaction that failed, and frees the lock.
    client.release(true)
  }
}

/** Asked for again and again: a statement that waits is a transaction, and an index built beside the others waits for it. */
async function lock(client: pg.PoolClient) {
  const isOurs = async () => {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      lockKey,
    ])
    return rows[0]?.ours
  }
  while (!(await isOurs())) await sleep(betweenTries)
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

/** Whether this database has seen every migration of the code that runs. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = new Set(
    (await db.many(rows(MigrationRow)`select name from migrations`)).map(({ name }) => name),
  )
  return migrationNames.every((name) => done.has(name))
}
