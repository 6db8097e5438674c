import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createDb } from '#server/db/db.ts'
import { openShared } from '#server/processes/open-shared.ts'
import type { Services } from '#server/services.ts'
import { callsTo, openTestPool, type TestApp } from '#server/testing/test-app.ts'
import type { ValkeyAddress } from '#server/valkey/valkey-address.ts'

type FurtherServer = TestApp & {
  /** As at a stop of the process. */
  end(): Promise<void>
}

/**
 * One of several servers of a test's market. It has its own app, pool and memory, as in its own process, and shares
 * only the database and the files with the others.
 */
export function openFurtherServer(
  market: TestApp,
  { valkey, ...env }: Partial<Services['env']> & { readonly valkey?: () => ValkeyAddress } = {},
): FurtherServer {
  const server = { tokenOf: market.tokenOf } as FurtherServer
  beforeAll(async () => {
    const { host, user, database } = market.pool.options
    const where = { host, user, database }
    const pool = openTestPool(where)
    const db = createDb(pool, { checkRows: true })
    const { services } = market.app
    const shared = await openShared({ several: true, valkey: valkey?.() }, { db, pool, direct: where })
    const all = { ...services, db, shared, env: { ...services.env, ...env, several: true } }
    const app = buildApp(all, { keepAnswersMs: 0 })
    await app.ready()
    let ending: Promise<void> | undefined
    const endOnce = async () => {
      await app.close()
      await shared.close()
      await pool.end()
    }
    const end = () => {
      ending ??= endOnce()
      return ending
    }
    Object.assign(server, { db, pool, app, end, folder: market.folder, texts: market.texts })
    server.as = callsTo(server)
  })
  afterAll(() => server.end())
  return server
}
