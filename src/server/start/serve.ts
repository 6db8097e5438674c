import type { FastifyInstance } from 'fastify'
import { buildApp } from '#server/app.ts'
import { devOutboxRoutes } from '#server/dev-outbox/dev-outbox.routes.ts'
import { createDevOutbox } from '#server/dev-outbox/dev-outbox.service.ts'
import type { Env } from '#server/env.ts'
import { fileServices } from '#server/file-services.ts'
import { type PageSource, pages } from '#server/http/pages.ts'
import { openWatchers } from '#server/open-watchers.ts'
import { openShared } from '#server/processes/open-shared.ts'
import { startFollowingShops } from '#server/products/shop-change.runner.ts'
import { openSenders } from '#server/reach/open-senders.service.ts'
import { requireKeys } from '#server/seller-applications/required-keys.service.ts'
import { openPortals } from '#server/senders/open-portals.ts'
import { openSms } from '#server/sms/open-sms.ts'
import { stopOnSignals } from '#server/stop-on-signals.ts'
import { choresOf } from '#server/upkeep/chores.ts'
import { startUpkeep } from '#server/upkeep/upkeep.ts'
import type { Ground } from './prepare.ts'

type Options = {
  readonly dev?: boolean
  /** Where another process renders the pages. */
  readonly pageSource?: PageSource
}

type Serving = {
  readonly app: FastifyInstance
  readonly address: string
  /** The published sign-ins of the demo, if they work. */
  readonly signIns?: Readonly<Record<string, string>> & { readonly password: string }
}

/** Serves the market until a signal ends it. */
export async function serve(
  env: Env,
  { secrets, database }: Ground,
  options: Options = {},
): Promise<Serving> {
  const { dev = false, pageSource } = options
  const shared = await openShared(env, database)
  // Loaded only where backups have a place; a database of one's own has its own means.
  const archive =
    env.backupTo && !env.databaseUrl
      ? (await import('#server/backup/archive/archive.ts')).openArchive(env, env.backupTo, {
          database,
          secrets,
        })
      : undefined
  const shown = dev ? createDevOutbox() : undefined
  const services = {
    db: database.db,
    reads: database.reads,
    shared,
    env,
    ...fileServices(env, secrets, archive?.onPut),
    ...openPortals(env),
    sms: openSms(env.sms, dev, shown?.noteSms),
    ...(await openSenders(env, shown)),
  }
  if (!env.lostKey) await requireKeys(services)
  const app = buildApp(services, { dev })
  const watchers = await openWatchers(app, database, env)
  stopOnSignals(async () => {
    await app.close()
    await shared.close()
    await archive?.close()
    await database.close()
    await watchers.close()
  }, env.drainWaitMs)
  // Loaded only with the demo.
  const demo = env.demo ? await (await import('#server/demo/demo.ts')).openDemo(services) : undefined
  if (shown) devOutboxRoutes(app, shown)
  await app.register(pages, { dev, source: pageSource })
  void startUpkeep(app, [...choresOf(services), ...(demo?.chores ?? [])])
  startFollowingShops(app)
  archive?.start(app.log)
  const address = await app.listen({ port: env.port, host: env.host })
  return { app, address: env.publicUrl ?? address, ...(demo?.signIns ? { signIns: demo.signIns } : {}) }
}
