import pg from 'pg'
import { draftsOfMessages } from '#server/db/partitions/partition-messages.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { Sealer } from './backup-seal.ts'
import { copyOut } from './copy-rows.ts'
import { type BackedTable, pieceOf, squeeze } from './manifest.ts'
import { leftOut, listSequences, listTables, quoted } from './market-tables.ts'

/** Nothing may end a long reading but its own end. */
const options = '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0'

/** A connection of its own, past a pooler and without the bounds of requests. */
export async function connectForBackup(where: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...where, options, application_name: 'vanij-backup', keepAlive: true })
  // The statement under way fails with it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Until the transaction ends, all that this connection reads is of this moment. */
export async function takeSnapshot(client: pg.Client): Promise<string> {
  await client.query('begin transaction isolation level repeatable read read only')
  const { rows } = await client.query<{ now: Date }>('select now()')
  return (rows[0]?.now ?? new Date()).toISOString()
}

type Place = { readonly id: string; readonly backups: Storage; readonly sealer: Sealer }

/** Every row of the snapshot, table by table. */
export async function readDatabase(client: pg.Client, place: Place) {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name')
  const tables: BackedTable[] = []
  for (const table of await listTables(client))
    if (![...leftOut, ...draftsOfMessages].includes(table.name))
      tables.push(await readTable(client, table, place))
  return { migrations: rows.map(({ name }) => name), tables, sequences: await listSequences(client) }
}

async function readTable(
  client: pg.Client,
  { name, columns }: Pick<BackedTable, 'name'> & { readonly columns: readonly string[] },
  { id, backups, sealer }: Place,
): Promise<BackedTable> {
  let pieces = 0
  // The rows of a query, because PostgreSQL does not copy those of a partitioned table itself.
  const select = `copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}) to stdout`
  const rows = await copyOut(client, select, async (piece) => {
    pieces += 1
    const place = pieceOf(id, name, pieces)
    await backups.put(place, sealer.seal(await squeeze(piece), place))
  })
  return { name, columns: [...columns], rows, pieces }
}
