import type pg from 'pg'

/**
 * Whoever was signed in signs in again after a restore, because who has signed out since, or had a session ended, must not be
 * signed in again by it. Browsers that take pushes go with their sessions. What waited to be sent may have been sent since,
 * and nobody is told twice: it stays in the lists of notifications. The rest belongs to processes that are gone.
 */
export const leftOut = [
  'sessions',
  'one_time_codes',
  'mail_codes',
  'push_subscriptions',
  'outbox',
  'chat_presence',
  'push_people',
  'push_processes',
  'door_counts',
  'upkeep_runs',
]

type TableColumns = { readonly name: string; readonly columns: readonly string[] }

const tables = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  group by c.relname order by c.relname`

export async function listTables(client: pg.Client): Promise<readonly TableColumns[]> {
  return (await client.query<TableColumns>(tables)).rows
}

type SequenceState = { readonly name: string; readonly value: number; readonly is_called: boolean }

/** A sequence knows no snapshot: read after it, it is at least as far as the rows. */
export async function listSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const state = `select last_value::text::int8 as value, is_called from ${quoted(name)}`
    const [current] = (await client.query<Omit<SequenceState, 'name'>>(state)).rows
    if (current) states.push({ name, ...current, value: Number(current.value) })
  }
  return states
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ name, columns }: TableColumns) =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`
