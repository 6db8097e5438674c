import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { TestApp } from './test-app.ts'

/** Refuses connections to this test's database while `work` lasts, and ends the open ones. */
export async function withoutDatabase({ pool }: TestApp, work: () => Promise<void>) {
  const { host = '', database = '' } = pool.options
  const server = new pg.Client({ host, user: 'postgres', database: 'postgres' })
  await server.connect()
  const allow = (isAllowed: boolean) =>
    server.query(`alter database ${database} with allow_connections ${isAllowed}`)
  await allow(false)
  const end = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  // A session that was being opened when connections were forbidden is seen a moment later.
  while (((await server.query(end, [database])).rowCount ?? 0) > 0) await sleep(100)
  await work()
  await allow(true)
  await server.end()
}
