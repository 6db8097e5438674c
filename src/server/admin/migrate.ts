import '#server/node-env.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { readEnv } from '#server/env.ts'

/** `npm run migrate`: on the database that the environment names, while servers of the version before go on. */
async function bringUpToDate() {
  const { close, migrated } = await openDatabase({ ...readEnv(), migrate: true }, { safeCommits: false })
  await close()
  return migrated
}

try {
  const names = await bringUpToDate()
  const ran = names.map((name) => `Ran ${name}.\n`).join('')
  process.stdout.write(`${ran}The database is up to date.\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
