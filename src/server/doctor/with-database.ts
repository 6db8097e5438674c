import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#server/db/open-database.ts'
import type { Env } from '#server/env.ts'

type Database = Awaited<ReturnType<typeof openDatabase>>

/** What `work` finds in the database as it is: nothing is migrated. Before a first start there is none to look into. */
export async function withDatabase<T>(
  env: Env,
  work: (database: Database) => Promise<T>,
): Promise<T | undefined> {
  if (!env.databaseUrl && !existsSync(join(env.dataDir, 'postgres/data'))) return undefined
  const where = { ...env, databaseReadUrl: undefined, migrate: false }
  const database = await openDatabase(where, { safeCommits: false })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** For what looks at something else as well: that a database cannot be reached is the finding of its own check. */
export const ifReached = <T>(env: Env, work: (database: Database) => Promise<T>): Promise<T | undefined> =>
  withDatabase(env, work).catch(() => undefined)
