import type pg from 'pg'
import { limits } from '#server/limits.ts'
import { changeTables } from './change-tables.ts'
import { type Part, readParts } from './table-parts.ts'

const table = 'chat_messages'
const draft = `${table}_parts`
const whole = `${table}_whole`
const partitions = 16

/** Copies of the messages, there while they are partitioned or after that was stopped. */
export const draftsOfMessages: readonly string[] = [draft, whole]

/**
 * Copies the messages into a table partitioned by their room, while servers go on: a trigger writes what comes meanwhile
 * into both. At the end the new table takes the name, and the old one goes. Can be stopped and begun again. Returns
 * whether there was anything to do.
 */
export async function partitionMessages(client: pg.ClientBase): Promise<boolean> {
  const parts = await readParts(client, table)
  if (parts.is_partitioned) return false
  const copying = await client.query(`select from pg_trigger where tgname = 'copy_message'`)
  if (copying.rowCount === 0) await makeDraft(client, parts)
  for (let last: Place | undefined = first; last; ) last = await copyAfter(client, last)
  await client.query(`analyze ${draft}`)
  await changeTables(client, swapOf(parts))
  // One by one, since each also locks the table that it refers to.
  for (const { name } of parts.constraints.filter(isReference))
    await changeTables(client, [`alter table ${whole} drop constraint ${name}`])
  await changeTables(client, [`drop table ${whole}`])
  return true
}

type Parts = Awaited<ReturnType<typeof readParts>>

const named = ({ keys, indexes }: Parts): readonly Part[] => [...keys, ...indexes]

const isReference = ({ definition }: Part) => definition.startsWith('FOREIGN KEY')

async function makeDraft(client: pg.ClientBase, parts: Parts) {
  try {
    await buildDraft(client, parts)
  } catch (error) {
    await client.query('rollback').catch(() => {})
    await changeTables(client, [`drop table if exists ${draft}`]).catch(() => {})
    throw error
  }
}

async function buildDraft(client: pg.ClientBase, parts: Parts) {
  await changeTables(client, draftOf(parts))
  for (const { name, definition } of parts.constraints)
    await changeTables(client, [`alter table ${draft} add constraint ${name} ${definition}`])
  await changeTables(client, [
    `create or replace function copy_message() returns trigger language plpgsql as $$
      begin insert into ${draft} select new.* on conflict do nothing; return null; end $$`,
    `create trigger copy_message after insert on ${table} for each row execute function copy_message()`,
  ])
}

const draftOf = ({ keys, indexes }: Parts) => [
  `drop table if exists ${draft}`,
  `create table ${draft} (like ${table} including defaults including storage) partition by hash (room_id)`,
  ...Array.from(
    { length: partitions },
    (_, number) =>
      `create table ${table}_${number} partition of ${draft} for values with (modulus ${partitions}, remainder ${number})`,
  ),
  ...keys.map(({ name, definition }) => `alter table ${draft} add constraint ${name}_parts ${definition}`),
  ...indexes.map(({ name, definition }) =>
    definition.replace(name, `${name}_parts`).replace(/ ON \S+ USING/, ` ON ${draft} USING`),
  ),
]

type Place = { readonly room_id: string; readonly seq: number }
const first: Place = { room_id: '00000000-0000-0000-0000-000000000000', seq: 0 }

/**
 * A message is never changed, and one that is deleted went with its room, its file or its sender, as it does in the copy. Few
 * at a time, because nobody can write into a room while its messages are being copied.
 */
async function copyAfter(client: pg.ClientBase, { room_id, seq }: Place): Promise<Place | undefined> {
  const { rows } = await client.query<Place>(
    `with piece as (
       select * from ${table} where (room_id, seq) > ($1, $2) order by room_id, seq limit ${limits.partitions.copied}),
     copied as (insert into ${draft} select * from piece on conflict do nothing)
     select room_id, seq from piece order by room_id desc, seq desc limit 1`,
    [room_id, seq],
  )
  return rows[0]
}

const swapOf = (parts: Parts) => [
  `lock table ${table} in access exclusive mode`,
  `drop trigger copy_message on ${table}`,
  'drop function copy_message',
  `alter table ${table} rename to ${whole}`,
  ...named(parts).map(({ name }) => `alter index ${name} rename to ${name}_whole`),
  `alter table ${draft} rename to ${table}`,
  ...named(parts).map(({ name }) => `alter index ${name}_parts rename to ${name}`),
]
