import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#server/app.ts'
import { createDb } from '#server/db/db.ts'
import { openShared } from '#server/processes/open-shared.ts'
import type { Services } from '#server/services.ts'
import { callsTo, type TestApp } from '#server/testing/test-app.ts'

/**
 * One of several servers of the market of a test: with an app, a pool and a memory of its own, as in a process of its
 * own, it shares nothing with the others but the database and the files.
 */
export function openFurtherServer(market: TestApp, env: Partial<Services['env']> = {}): TestApp {
  const server = { tokenOf: market.tokenOf } as TestApp
  let close = async () => {}
  beforeAll(async () => {
    const { host, user, database } = market.pool.options
    const where = { host, user, database }
    const pool = new pg.Pool({ ...where, max: 10, pipeline: true })
    const db = createDb(pool, { checkRows: true })
    const { services } = market.app
    const shared = openShared({ several: true }, { db, pool, direct: where })
    const all = { ...services, db, shared, env: { ...services.env, ...env, several: true } }
    const app = buildApp(all, { keepAnswersMs: 0 })
    await app.ready()
    Object.assign(server, { db, pool, app, folder: market.folder, texts: market.texts, as: callsTo(server) })
    close = async () => {
      await app.close()
      await shared.close()
      await pool.end()
    }
  })
  afterAll(() => close())
  return server
}
