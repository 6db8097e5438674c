import type pg from 'pg'
import { migrate, migrationNames } from '#server/db/migrate.ts'
import { openMigrationPool } from '#server/db/open-pool.ts'
import { StartupError } from '#server/startup-error.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Opener } from './backup-seal.ts'
import { copyIn } from './copy-rows.ts'
import { type BackedTable, type Manifest, pieceOf, readPiece } from './manifest.ts'
import { columnsOf, listTables, quoted } from './market-tables.ts'
import { connectForBackup } from './read-database.ts'

export type BackupSource = {
  readonly id: string
  readonly backups: Storage
  readonly open: Opener
  readonly manifest: Manifest
}

/** An older version's backup is brought up to date; a newer one's holds what this version does not know. */
export function requireKnownVersion({ migrations }: Pick<Manifest, 'migrations'>) {
  const unknown = migrations.find((name) => !migrationNames.includes(name))
  if (unknown)
    throw new StartupError(
      `The backup is of a newer version of Vanij (${unknown}): please restore it with that one.`,
    )
}

/**
 * Into an empty database: the tables as they were then, their rows in one transaction, and then what the versions since have
 * changed. Whatever breaks it off leaves the mark that keeps servers away, and the next attempt begins again.
 */
export async function loadDatabase(where: pg.ClientConfig, source: BackupSource) {
  requireKnownVersion(source.manifest)
  await withClient(where, (client) => client.query('create table if not exists unfinished_restore ()'))
  const pool = openMigrationPool(where)
  try {
    await migrate(pool, source.manifest.migrations)
    await withClient(where, (client) => loadRows(client, source))
    await migrate(pool)
    await pool.query('analyze')
  } finally {
    await pool.end()
  }
}

/** The last step of a restore: from now on a server may serve it. */
export const finishDatabase = (where: pg.ClientConfig) =>
  withClient(where, (client) => client.query('drop table unfinished_restore'))

async function withClient(where: pg.ClientConfig, work: (client: pg.Client) => Promise<unknown>) {
  const client = await connectForBackup(where)
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function loadRows(client: pg.Client, source: BackupSource) {
  const { tables, sequences } = source.manifest
  await client.query('begin')
  const putBack = await takeOff(client)
  // What migrations put into an empty market is in the backup too.
  const names = (await listTables(client))
    .map(({ name }) => name)
    .filter((name) => name !== 'unfinished_restore')
  await client.query(`truncate ${names.map(quoted).join(', ')}`)
  for (const table of tables) await loadTable(client, table, source)
  for (const { name, value, is_called } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [quoted(name), value, is_called])
  for (const statement of putBack) await client.query(statement)
  await client.query('commit')
}

async function loadTable(client: pg.Client, table: BackedTable, { id, backups, open }: BackupSource) {
  async function* pieces() {
    for (let number = 1; number <= table.pieces; number += 1)
      yield await readPiece(backups, open, pieceOf(id, table.name, number))
  }
  const rows = await copyIn(client, `copy ${columnsOf(table)} from stdin`, pieces())
  if (rows !== table.rows)
    throw new StartupError(`The backup is damaged: ${table.name} has ${rows} rows instead of ${table.rows}.`)
}

const triggers = `
  select distinct format('alter table %s disable trigger user', t.tgrelid::regclass) as off,
    format('alter table %s enable trigger user', t.tgrelid::regclass) as put_back
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`

const references = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put_back
  from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`

const indexes = `
  select format('drop index %s', i.indexrelid::regclass) as off, pg_get_indexdef(i.indexrelid) as put_back
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'i' and not c.relispartition
    and not exists (select from pg_constraint where conindid = i.indexrelid)`

/** What would slow the rows down, or change them again; answers how it comes back, which also proves that the rows agree. */
async function takeOff(client: pg.Client): Promise<readonly string[]> {
  const statements: string[] = []
  for (const text of [triggers, references, indexes]) {
    const { rows } = await client.query<{ off: string; put_back: string }>(text)
    for (const { off } of rows) await client.query(off)
    statements.unshift(...rows.map(({ put_back }) => put_back))
  }
  return statements
}
