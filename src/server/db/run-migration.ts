import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { limits } from '#server/limits.ts'

export const migrationsFolder = join(import.meta.dirname, 'migrations')

/**
 * Runs one migration and records it. A plain one is one transaction. `*.repeat.sql` is one statement that changes a
 * piece of a large table, so that others wait for one piece at most. `*.alone.sql` is one statement that PostgreSQL
 * does not allow in a transaction, such as `create index concurrently if not exists`. The last two continue after an
 * interrupted start.
 */
export async function runMigration(client: pg.ClientBase, name: string, folder = migrationsFolder) {
  const text = await readFile(join(folder, name), 'utf8')
  if (name.endsWith('.repeat.sql')) await repeat(client, text)
  if (name.endsWith('.alone.sql')) await runAlone(client, text)
  await transact(client, async () => {
    // Whoever was taken for lost may have come to its end.
    if (((await client.query('select from migrations where name = $1', [name])).rowCount ?? 0) > 0) return
    if (!/\.(repeat|alone)\.sql$/.test(name)) await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
  })
}

const { lockMs, attempts, pauseMs } = limits.migrations
const lockTimeout = '55P03'
const deadlock = '40P01'

/**
 * A statement goes on in the database although its process, or the lock of that process, is gone: so each piece of work has a
 * lock of its own, which ends with it.
 */
const workKey = 7_242

/**
 * Whoever asks for a table behind one that waits for it waits too: so a migration waits but a moment, lets them by, and
 * comes again.
 */
export async function transact<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    await client.query(`begin; set local lock_timeout = ${lockMs}`)
    try {
      await client.query(`select pg_advisory_xact_lock(${workKey})`)
      const result = await work()
      await client.query('commit')
      return result
    } catch (error) {
      const { code } = error as { code?: string }
      if (attempt === attempts || (code !== lockTimeout && code !== deadlock)) throw error
      await client.query('rollback')
      await sleep(pauseMs)
    }
  }
}

/** Repeats a statement that changes a piece of a large table until nothing is left to change. */
async function repeat(client: pg.ClientBase, statement: string) {
  for (let changed: number | null = null; changed !== 0; )
    changed = await transact(client, async () => (await client.query(statement)).rowCount)
}

export async function runAlone(client: pg.ClientBase, statement: string) {
  const [, index, table] = /index concurrently if not exists (\w+)\s+on (\w+)/.exec(statement) ?? []
  const partitions = await findPartitions(client, table)
  if (index === undefined || partitions.length === 0) return buildAlone(client, statement, index)
  // PostgreSQL builds none of all partitions concurrently, but takes over those that each has.
  for (const partition of partitions) {
    const own = `${partition}_${index}`.slice(-63)
    await buildAlone(client, statement.replace(index, own).replace(` on ${table}`, ` on ${partition}`), own)
  }
  await transact(client, () => client.query(statement.replace('concurrently ', '')))
}

async function findPartitions(client: pg.ClientBase, table: string | undefined) {
  const { rows } = await client.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass($1) order by 1',
    [table ?? null],
  )
  return rows.map(({ name }) => name)
}

async function buildAlone(client: pg.ClientBase, statement: string, index: string | undefined) {
  // An interrupted index build leaves an invalid index that costs writes and serves no reads; 'if not exists' would
  // keep it.
  const { rowCount } = await client.query(
    'select from pg_index where not indisvalid and indexrelid = to_regclass($1)',
    [index ?? null],
  )
  if (rowCount === 1) await client.query(`drop index concurrently ${index}`)
  await client.query(statement)
}
