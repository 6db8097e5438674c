import type pg from 'pg'
import { runAlone } from '#server/db/run-migration.ts'
import { changeTables } from './change-tables.ts'
import { newMonth } from './keep-months.ts'
import { type MonthlyTable, monthAfter } from './monthly-table.ts'
import { readParts } from './table-parts.ts'

/** Less, and the check of a large table might not end before the month does. */
const leastDays = 7

/**
 * Makes the whole table the first partition of a new one with its name. No row is moved, and servers go on meanwhile: what
 * takes long, a check of all rows and one index, keeps nobody from reading or writing; the change itself is over in
 * a moment. Can be stopped and begun again. Returns whether there was anything to do.
 */
export async function partitionByMonth(client: pg.ClientBase, table: MonthlyTable, now = new Date()) {
  const { name, key } = table
  const { is_partitioned, constraints } = await readParts(client, name)
  if (is_partitioned) return false
  const inAWeek = new Date(now.getTime() + leastDays * 24 * 60 * 60_000)
  const until = monthAfter(inAWeek, 1)
  const check = `${name}_first_check`
  await changeTables(client, [
    `alter table ${name} drop constraint if exists ${check},
      add constraint ${check} check (created_at < '${until.toISOString()}') not valid`,
  ])
  // Those of earlier versions too: a partition has to fulfil what its table demands.
  for (const each of [check, ...constraints.map((constraint) => constraint.name)])
    await client.query(`alter table ${name} validate constraint ${each}`)
  await runAlone(
    client,
    `create unique index concurrently if not exists ${name}_first_pkey on ${name} (${key}, created_at)`,
  )
  await changeTables(client, await swap(client, table, until))
  await client.query(`analyze ${name}`)
  return true
}

async function swap(client: pg.ClientBase, { name, key }: MonthlyTable, until: Date) {
  const first = `${name}_first`
  const { identity, indexes, constraints, triggers } = await readParts(client, name)
  return [
    // In the order in which those who write lock them.
    ...constraints.flatMap(({ definition }) => lockOf(definition)),
    `lock table ${name} in access exclusive mode`,
    `alter table ${name} rename to ${first}`,
    ...indexes.map((index) => `alter index ${index.name} rename to ${index.name}_first`),
    `alter table ${first} drop constraint ${name}_pkey`,
    `alter table ${first} add constraint ${name}_first_pkey primary key using index ${name}_first_pkey`,
    ...triggers.map((trigger) => `drop trigger ${trigger.name} on ${first}`),
    `create table ${name} (like ${first} including defaults including storage) partition by range (created_at)`,
    ...(identity === '' ? [] : [moveIdentity(name, key, identity)]),
    `alter table ${name} add constraint ${name}_pkey primary key (${key}, created_at)`,
    ...constraints.map((each) => `alter table ${name} add constraint ${each.name} ${each.definition}`),
    ...[...indexes, ...triggers].map(({ definition }) => definition),
    `alter table ${name} attach partition ${first} for values from (minvalue) to ('${until.toISOString()}')`,
    `alter table ${first} drop constraint ${name}_first_check`,
    `create table ${name}_others partition of ${name} default`,
    ...newMonth(name, until),
  ]
}

const lockOf = (definition: string) => {
  const table = /REFERENCES (\w+)/.exec(definition)?.[1]
  return table ? [`lock table ${table} in share row exclusive mode`] : []
}

/** Under the lock, so that nobody takes a number that the new table would give again. */
const moveIdentity = (name: string, key: string, kind: string) => `
  do $$
  declare
    following bigint := nextval(pg_get_serial_sequence('${name}_first', '${key}'));
  begin
    alter table ${name}_first alter ${key} drop identity;
    execute 'alter table ${name} alter ${key} add generated ${kind === 'a' ? 'always' : 'by default'} as identity '
      || '(start with ' || following || ')';
  end $$`
