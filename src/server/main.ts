import './node-env.ts'
import { buildApp } from './app.ts'
import { bannerOf } from './banner.ts'
import { prepareDataFolder } from './data-folder.ts'
import { openDatabase, requirePrograms } from './db/open-database.ts'
import { readEnv } from './env.ts'
import { fileServices } from './file-services.ts'
import { pages } from './http/pages.ts'
import { openWatchers } from './open-watchers.ts'
import { metricsVariables, requireFreePort } from './port.ts'
import { openShared } from './processes/open-shared.ts'
import { startFollowingShops } from './products/shop-change.runner.ts'
import { requirePublicAddress } from './public-address.ts'
import { openSecrets } from './secrets/secret-key.ts'
import { requireKeys } from './seller-applications/required-keys.service.ts'
import { openSms } from './sms/open-sms.ts'
import { StartupError } from './startup-error.ts'
import { stopOnSignals, stopWithParent } from './stop-on-signals.ts'
import { requireBucket } from './storage/require-bucket.ts'
import { choresOf } from './upkeep/chores.ts'
import { startUpkeep } from './upkeep/upkeep.ts'
import { waitForMigrations } from './wait-for-migrations.ts'

const dev = process.argv.includes('--dev')

async function start() {
  const env = readEnv()
  await requirePrograms(env)
  await requireFreePort(env)
  if (env.metrics) await requireFreePort(env.metrics, metricsVariables)
  requirePublicAddress(env)
  const secrets = await openSecrets(env)
  await prepareDataFolder(env)
  if (env.bucket) await requireBucket(env.bucket)
  const database = await openDatabase(env)
  if (!env.migrate) await waitForMigrations(database.db, env)
  const shared = openShared(env, database)
  // Loaded only where backups have a place; a database of one's own has its own means.
  const archive =
    env.backupTo && !env.databaseUrl
      ? (await import('./backup/archive/archive.ts')).openArchive(env, env.backupTo, { database, secrets })
      : undefined
  const services = {
    db: database.db,
    reads: database.reads,
    shared,
    env,
    ...fileServices(env, secrets, archive?.onPut),
    sms: openSms(env.sms, dev),
  }
  if (!env.lostKey) await requireKeys(services)
  const app = buildApp(services)
  const watchers = await openWatchers(app, database, env)
  stopOnSignals(async () => {
    await app.close()
    await shared.close()
    await archive?.close()
    await database.close()
    await watchers.close()
  }, env.drainWaitMs)
  if (process.argv.includes('--end-with-parent')) stopWithParent()
  // Loaded only with the demo.
  const demo = env.demo ? await (await import('./demo/demo.ts')).openDemo(services) : undefined
  await app.register(pages, { dev })
  void startUpkeep(app, [...choresOf(services), ...(demo?.chores ?? [])])
  startFollowingShops(app)
  archive?.start(app.log)
  const address = await app.listen({ port: env.port, host: env.host })
  // Tells the supervisor that the start succeeded.
  process.send?.('open')
  console.log(bannerOf({ address: env.publicUrl ?? address, signIns: demo?.signIns }))
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
