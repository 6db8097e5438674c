import { prepareDataFolder } from '#server/data-folder.ts'
import { openDatabase, requirePrograms } from '#server/db/open-database.ts'
import type { Env } from '#server/env.ts'
import { metricsVariables, requireFreePort } from '#server/port.ts'
import { requirePublicAddress } from '#server/public-address.ts'
import { openSecrets } from '#server/secrets/secret-key.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { requireBucket } from '#server/storage/require-bucket.ts'
import { waitForMigrations } from '#server/wait-for-migrations.ts'
import { metricsPlacesOf } from '#server/watch-settings.ts'

/** What a server stands on. */
export type Ground = {
  readonly secrets: Secrets
  readonly database: Awaited<ReturnType<typeof openDatabase>>
}

/** Checks what can be checked before anything is served, and brings the database up to date. */
export async function prepare(env: Env): Promise<Ground> {
  await requirePrograms(env)
  await requireFreePort(env)
  for (const place of env.metrics ? metricsPlacesOf(env.metrics, env.processes) : [])
    await requireFreePort(place, metricsVariables)
  requirePublicAddress(env)
  const secrets = await openSecrets(env)
  await prepareDataFolder(env)
  if (env.bucket) await requireBucket(env.bucket)
  const database = await openDatabase(env)
  if (!env.migrate) await waitForMigrations(database.db, env)
  return { secrets, database }
}
