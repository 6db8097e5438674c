import '#server/node-env.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { openMigrationPool } from '#server/db/open-pool.ts'
import { monthlyTables } from '#server/db/partitions/monthly-table.ts'
import { partitionByMonth } from '#server/db/partitions/partition-by-month.ts'
import { readEnv } from '#server/env.ts'
import { StartupError } from '#server/startup-error.ts'

const names = monthlyTables.map(({ name }) => name)

/** `npm run partition -- notifications`: by month, on the database that the environment names, while servers go on. */
async function partition(name: string | undefined) {
  const table = monthlyTables.find((each) => each.name === name)
  if (!table) throw new StartupError(`Please name one of ${names.join(', ')}.`)
  const { close, direct } = await openDatabase(readEnv(), { safeCommits: false })
  const pool = openMigrationPool(direct)
  const client = await pool.connect()
  try {
    const isNew = await partitionByMonth(client, table)
    return isNew ? `${table.name} is partitioned by month.` : `${table.name} was partitioned already.`
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
