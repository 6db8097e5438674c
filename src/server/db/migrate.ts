import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { z } from 'zod'
import type { Db } from './db.ts'
import { rows } from './sql.ts'

const folder = join(import.meta.dirname, 'migrations')
// Any fixed number: it keeps two processes that start at once from migrating twice.
const lockKey = 7_241

// Looked at once: while this process serves, a newer version may be put in its place, with migrations of its own.
const migrationNames: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()

/**
 * Runs, in order and each in a transaction of its own, every migration that this database has not seen. A file
 * `*.repeat.sql` is one statement for a piece of a large table: nobody waits longer than for one piece, and a start
 * that is ended in between goes on from there.
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  // A connection that breaks fails the statement under way; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map(({ name }) => name))
    for (const name of migrationNames) if (!done.has(name)) await run(client, name)
  } finally {
    // Closing the connection also ends a transaction that failed, and frees the lock.
    client.release(true)
  }
}

async function run(client: pg.PoolClient, name: string) {
  const text = await readFile(join(folder, name), 'utf8')
  if (name.endsWith('.repeat.sql')) await repeat(client, text)
  await client.query('begin')
  if (!name.endsWith('.repeat.sql')) await client.query(text)
  await client.query('insert into migrations (name) values ($1)', [name])
  await client.query('commit')
}

/** A statement over a large table that changes a piece of it, again and again until nothing is left to change. */
async function repeat(client: pg.PoolClient, statement: string) {
  for (let changed: number | null = null; changed !== 0; ) changed = (await client.query(statement)).rowCount
}

const MigrationRow = z.object({ name: z.string() })

/** Whether this database has seen every migration of the code that runs. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = new Set(
    (await db.many(rows(MigrationRow)`select name from migrations`)).map(({ name }) => name),
  )
  return migrationNames.every((name) => done.has(name))
}
