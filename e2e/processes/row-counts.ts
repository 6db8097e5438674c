import { join } from 'node:path'
import pg from 'pg'

/*
 * Upkeep and other loops of the background write whenever they get to it. Triggers note how many rows they add to each
 * table, in the very transaction that adds them; all that others wrote or lost remains. No loop makes people.
 */
const ofPeopleAlone = ['users']

const notes = `
  create schema if not exists watch;
  create table if not exists watch.notes (table_name text not null, rows bigint not null);
  create or replace function watch.note() returns trigger language plpgsql as $$
  begin
    if current_setting('application_name') = 'vanij-background' then
      insert into watch.notes select tg_table_name, count(*) * tg_argv[0]::integer from changed;
    end if;
    return null;
  end $$`

const tables = `
  select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'watch_insert') as is_watched
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by 1`

const watching = (table: string) => [
  `create trigger watch_insert after insert on "${table}" referencing new table as changed
   for each statement execute function watch.note('1')`,
  `create trigger watch_delete after delete on "${table}" referencing old table as changed
   for each statement execute function watch.note('-1')`,
]

const counting = (table: string) => `
  select '${table}' as name,
    (select count(*) from "${table}") -
    coalesce((select sum(n.rows) from watch.notes n where n.table_name = '${table}'), 0) as rows`

async function countIn(client: pg.Client) {
  await client.query(notes)
  const { rows: present } = await client.query<{ name: string; is_watched: boolean }>(tables)
  for (const { name, is_watched } of present)
    if (!is_watched && !ofPeopleAlone.includes(name))
      for (const trigger of watching(name)) await client.query(trigger)
  // One statement, so that all is counted at one moment.
  const { rows } = await client.query<{ name: string; rows: string }>(
    present.map(({ name }) => counting(name)).join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, rows: count }) => [name, Number(count)]))
}

/** The number of rows of every table of a data folder, without those that the background has added since the first call. */
export async function rowCounts(folder: string): Promise<Readonly<Record<string, number>>> {
  const client = new pg.Client({ host: join(folder, 'postgres'), user: 'postgres', database: 'postgres' })
  await client.connect()
  return countIn(client).finally(() => client.end())
}
