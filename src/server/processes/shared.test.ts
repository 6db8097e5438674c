import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rows, sql } from '#server/db/sql.ts'
import {
  countAdmitted,
  describeLimiters,
  describeSharedLimiters,
} from '#server/testing/several/limiter-contract.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { onlyLeader, postgresLeader } from './leader.ts'
import { purgeLimiterCounts } from './limiter-counts.ts'
import { postgresLimiters } from './postgres-limiters.ts'
import { type CreateLimiter, createMemoryLimiter } from './rate-limiters.ts'

const testApp = openTestApp()
const opened: ReturnType<typeof postgresLimiters>[] = []
function open(pool: pg.Pool): CreateLimiter {
  const shared = postgresLimiters(pool)
  opened.push(shared)
  return shared.createLimiter
}
const overPostgres: CreateLimiter = (name, limit) => open(testApp.pool)(name, limit)
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

describeLimiters('in memory', createMemoryLimiter)
describeLimiters('in PostgreSQL', overPostgres)
describeSharedLimiters('in PostgreSQL', () => open(testApp.pool))

test('without the database each process counts by itself', async () => {
  const pool = new pg.Pool({ ...testApp.pool.options, database: 'no_such_database' })
  const limiter = open(pool)(randomUUID(), { points: 30, duration: 60 })
  expect(await countAdmitted([limiter], 'one', 40)).toBe(30)
  await pool.end()
})

test('a database that hangs is asked once and then left alone, so that nobody waits for it again', async () => {
  let calls = 0
  const silent = createServer(() => {
    calls += 1
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const createLimiter = open(new pg.Pool({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }))
  const [address, subnet] = [
    createLimiter('address', { points: 30, duration: 60 }),
    createLimiter('subnet', { points: 100, duration: 60 }),
  ]
  let count = 0
  for (let n = 0; n < 40; n += 1) {
    count += await countAdmitted([address], 'one', 1)
    await countAdmitted([subnet], 'one', 1)
  }
  expect(count).toBe(30)
  // By the first limit; those behind it, within a second, did not ask again.
  expect(calls).toBe(1)
  silent.close()
})

test('expired counts are deleted', async () => {
  const name = randomUUID()
  await overPostgres(name, { points: 3, duration: 60 }).consume('one')
  await overPostgres(name, { points: 3, duration: 60 }).consume('other')
  await testApp.db.run(sql`update door_counts set expire = 0 where key = ${`${name}:one`}`)
  expect(await purgeLimiterCounts(testApp.db)).toBe(false)
  const Key = z.object({ key: z.string() })
  const left = await testApp.db.many(rows(Key)`select key from door_counts where key like ${`${name}%`}`)
  expect(left).toEqual([{ key: `${name}:other` }])
})

test('the only process does whatever is due', async () => {
  expect([await onlyLeader.claim('sweep', 60_000), await onlyLeader.claim('sweep', 60_000)]).toEqual([
    true,
    true,
  ])
})

test('of several processes one does a chore, and again another when it is due', async () => {
  const leaders = Array.from({ length: 3 }, () => postgresLeader(testApp.db))
  const chore = randomUUID()
  const claim = async () =>
    (await Promise.all(leaders.map((leader) => leader.claim(chore, 60_000)))).filter(Boolean).length
  expect(await claim()).toBe(1)
  expect(await claim()).toBe(0)
  await leaders[0]?.plan(chore, 0)
  expect(await claim()).toBe(1)
})
