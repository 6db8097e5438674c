import type pg from 'pg'
import { runAlone, transact } from '#server/db/run-migration.ts'
import { newMonth } from './keep-months.ts'
import { type MonthlyTable, monthAfter } from './monthly-table.ts'

/** Less, and the check of a large table might not end before the month does. */
const leastDays = 7

type Part = { readonly name: string; readonly definition: string }
type Parts = {
  readonly is_partitioned: boolean
  readonly identity: string
  readonly indexes: readonly Part[]
  readonly constraints: readonly Part[]
  readonly triggers: readonly Part[]
}

/**
 * Makes the whole table the first partition of a new one with its name. No row is moved, and servers go on meanwhile: what
 * takes long, a check of all rows and one index, keeps nobody from reading or writing; the change itself is over in
 * a moment. Can be stopped and begun again. Returns whether there was anything to do.
 */
export async function partitionByMonth(client: pg.ClientBase, table: MonthlyTable, now = new Date()) {
  const { name, key } = table
  if ((await readParts(client, name)).is_partitioned) return false
  const inAWeek = new Date(now.getTime() + leastDays * 24 * 60 * 60_000)
  const until = monthAfter(inAWeek, 1)
  const check = `${name}_first_check`
  await transact(client, () =>
    client.query(`alter table ${name} drop constraint if exists ${check},
      add constraint ${check} check (created_at < '${until.toISOString()}') not valid`),
  )
  await client.query(`alter table ${name} validate constraint ${check}`)
  await runAlone(
    client,
    `create unique index concurrently if not exists ${name}_first_pkey on ${name} (${key}, created_at)`,
  )
  await transact(client, async () => {
    await client.query(`lock table ${name} in access exclusive mode`)
    await client.query(await swap(client, table, until))
  })
  await client.query(`analyze ${name}`)
  return true
}

async function swap(client: pg.ClientBase, { name, key }: MonthlyTable, until: Date) {
  const first = `${name}_first`
  const { identity, indexes, constraints, triggers } = await readParts(client, name)
  const identityOf = async () => {
    const { rows } = await client.query<{ next: string }>(
      `select nextval(pg_get_serial_sequence('${name}', '${key}'))::text as next`,
    )
    const kind = identity === 'a' ? 'always' : 'by default'
    return [
      `alter table ${first} alter ${key} drop identity`,
      `alter table ${name} alter ${key} add generated ${kind} as identity (start with ${rows[0]?.next})`,
    ]
  }
  const [drop = '', add = ''] = identity === '' ? [] : await identityOf()
  return [
    `alter table ${name} rename to ${first}`,
    ...indexes.map((index) => `alter index ${index.name} rename to ${index.name}_first`),
    `alter table ${first} drop constraint ${name}_pkey`,
    `alter table ${first} add constraint ${name}_first_pkey primary key using index ${name}_first_pkey`,
    ...triggers.map((trigger) => `drop trigger ${trigger.name} on ${first}`),
    drop,
    `create table ${name} (like ${first} including defaults including storage) partition by range (created_at)`,
    add,
    `alter table ${name} add constraint ${name}_pkey primary key (${key}, created_at)`,
    ...constraints.map((each) => `alter table ${name} add constraint ${each.name} ${each.definition}`),
    ...[...indexes, ...triggers].map(({ definition }) => definition),
    `alter table ${name} attach partition ${first} for values from (minvalue) to ('${until.toISOString()}')`,
    `alter table ${first} drop constraint ${name}_first_check`,
    `create table ${name}_others partition of ${name} default`,
    ...newMonth(name, until),
  ]
    .filter((statement) => statement !== '')
    .join(';\n')
}

/** What the new table gets as well. Triggers of rows only: those of statements belong to the table that a statement names. */
async function readParts(client: pg.ClientBase, name: string): Promise<Parts> {
  const { rows } = await client.query<Parts>(parts, [name])
  if (!rows[0]) throw new Error(`There is no table ${name}.`)
  return rows[0]
}

const parts = `
  select c.relkind = 'p' as is_partitioned,
    (select coalesce(max(attidentity), '') from pg_attribute where attrelid = c.oid) as identity,
    (select coalesce(jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass, 'definition', pg_get_indexdef(i.indexrelid))), '[]')
      from pg_index i where i.indrelid = c.oid and not i.indisunique) as indexes,
    (select coalesce(jsonb_agg(jsonb_build_object('name', conname, 'definition', pg_get_constraintdef(oid))), '[]')
      from pg_constraint where conrelid = c.oid and contype in ('c', 'f') and conname <> $1 || '_first_check') as constraints,
    (select coalesce(jsonb_agg(jsonb_build_object('name', tgname, 'definition', pg_get_triggerdef(oid))), '[]')
      from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers
  from pg_class c where c.oid = to_regclass($1)`
