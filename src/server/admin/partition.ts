import '#server/node-env.ts'
import type pg from 'pg'
import { openDatabase } from '#server/db/open-database.ts'
import { openMigrationPool } from '#server/db/open-pool.ts'
import { monthlyTables } from '#server/db/partitions/monthly-table.ts'
import { partitionByMonth } from '#server/db/partitions/partition-by-month.ts'
import { partitionMessages } from '#server/db/partitions/partition-messages.ts'
import { readEnv } from '#server/env.ts'
import { StartupError } from '#server/startup-error.ts'

type Work = (client: pg.ClientBase) => Promise<boolean>

const works = new Map<string, Work>([
  ...monthlyTables.map((table): [string, Work] => [table.name, (client) => partitionByMonth(client, table)]),
  ['chat_messages', partitionMessages],
])

/** `npm run partition -- notifications`: on the database that the environment names, while servers go on. */
async function partition(name = '') {
  const work = works.get(name)
  if (!work) throw new StartupError(`Please name one of ${[...works.keys()].join(', ')}.`)
  const { close, direct } = await openDatabase(readEnv(), { safeCommits: false, mustExist: true })
  const pool = openMigrationPool(direct)
  const client = await pool.connect()
  try {
    return (await work(client)) ? `${name} is partitioned.` : `${name} was partitioned already.`
  } finally {
    client.release(true)
    await pool.end()
    await close()
  }
}

try {
  process.stdout.write(`${await partition(process.argv[2])}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
