import type pg from 'pg'
import { findMissing } from '#server/db/migrate.ts'
import { sessionsOfProcess } from '#server/db/open-database.ts'
import type { Env } from '#server/env.ts'
import { reasonOf } from '#server/reasons/reason-of.rules.ts'
import type { Check } from './check.ts'
import { ifReached, withDatabase } from './with-database.ts'

type Facts = Readonly<{
  unsafe: readonly string[]
  room: number
  isStandby: boolean
  hasWords: boolean
  mayExtend: boolean
  mayCreate: boolean
  foreign: readonly string[]
  isMigrated: boolean
}>

const factsQuery = `
  select
    array(select name from pg_settings where setting = 'off'
      and name in ('fsync', 'full_page_writes', 'synchronous_commit')) as unsafe,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room,
    pg_is_in_recovery() as "isStandby",
    exists (select from pg_extension where extname = 'pg_trgm') as "hasWords",
    exists (select from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create') as "mayExtend",
    has_schema_privilege('public', 'create') as "mayCreate",
    array(select tablename::text from pg_tables where schemaname = 'public'
      and not pg_has_role(current_user, tableowner, 'usage') limit 3) as foreign,
    to_regclass('public.migrations') is not null as "isMigrated"`

/** Each of these: whether it is so, and what is sentences of it. */
function judge(env: Env, facts: Facts): string[] {
  const needed = env.processes * sessionsOfProcess(env)
  const sentences: readonly (readonly [boolean, string])[] = [
    [facts.isStandby, 'DATABASE_URL leads to a replica, where nobody can write: name the primary.'],
    [
      facts.unsafe.length > 0,
      `The database may lose what it has confirmed: switch on ${facts.unsafe.join(', ')}.`,
    ],
    [
      env.databaseUrl !== undefined && needed > facts.room,
      `The market opens up to ${needed} sessions and the database allows ${facts.room}: raise max_connections, or lower PROCESSES.`,
    ],
    [
      !(facts.hasWords || facts.mayExtend),
      'The extension pg_trgm is missing and this account may not create it: let its owner run create extension pg_trgm.',
    ],
    [
      !facts.mayCreate,
      'This account may create no tables in the schema public, and migrations need that: make it the owner of the database.',
    ],
    [
      facts.foreign.length > 0,
      `Tables such as ${facts.foreign.join(', ')} belong to another account, so migrations cannot change them: make this one their owner.`,
    ],
  ]
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []))
}

/** How Debian and many providers make a database: no fault of the market, and not everybody may change it. */
export const notesOf = (hasChecksums: boolean): readonly string[] =>
  hasChecksums
    ? []
    : [
        'The database has no data_checksums and would not notice a broken disk: stop it and run pg_checksums --enable, which Debian keeps in /usr/lib/postgresql/<version>/bin.',
      ]

const checksumsQuery = `select current_setting('data_checksums') = 'on' as "hasChecksums"`

export const databaseCheck: Check = {
  name: 'database',
  async note({ env }) {
    const notes = await ifReached(env, async ({ pool }) => {
      const { rows } = await pool.query<{ hasChecksums: boolean }>(checksumsQuery)
      return notesOf(rows[0]?.hasChecksums ?? true)
    })
    return notes ?? []
  },
  async find({ env }) {
    try {
      const findings = await withDatabase(env, async ({ db, pool }) => {
        const facts = await factsOf(pool)
        const missing = facts.isMigrated && !env.migrate ? await findMissing(db) : []
        const behind = missing.length > 0 || !(facts.isMigrated || env.migrate)
        return [
          ...judge(env, facts),
          ...(behind
            ? [
                `The database lacks ${missing.length || 'all'} migrations and MIGRATE is off: run npm run migrate.`,
              ]
            : []),
        ]
      })
      return findings ?? 'not there yet'
    } catch (error) {
      return [`${reasonOf(error)}.`]
    }
  },
}

async function factsOf(pool: pg.Pool): Promise<Facts> {
  const { rows } = await pool.query<Facts>(factsQuery)
  return rows[0] as Facts
}
