import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { limits } from '#server/limits.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { findMissing } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { rows, sql } from './sql.ts'

const testApp = openTestApp()
const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const urlOf = ({ options: { host = '', database = '' } }: pg.Pool) =>
  `postgres://postgres@test/${database}?host=${encodeURIComponent(host)}`

async function open() {
  const opened = await openDatabase(
    { databaseUrl: urlOf(testApp.pool), dataDir: '/nowhere' },
    { safeCommits: false },
  )
  undo.push(() => opened.close())
  return opened
}

const Session = z.object({ pid: z.int() })
const ownSession = rows(Session)`select pg_backend_pid() as pid`

test('a session that says nothing any more is given up, and the next query gets another', async () => {
  const { db } = await open()
  const answer = db.transaction(async (tx) => {
    const { pid } = await tx.one(ownSession)
    process.kill(pid, 'SIGSTOP')
    undo.push(() => process.kill(pid, 'SIGCONT'))
    await tx.run(sql`select 1`)
  })
  await expect(answer).rejects.toThrow('Query read timeout')
  expect(await db.run(sql`select 1`)).toBe(1)
})

const Setting = z.object({ name: z.string(), setting: z.string() })
const bounds = rows(Setting)`
  select name, setting from pg_settings
  where name in ('idle_in_transaction_session_timeout', 'lock_timeout', 'statement_timeout') order by name`
const asSettings = ({
  idleInTransaction,
  lock,
  statement,
}: typeof limits.database | typeof limits.background) => [idleInTransaction, lock, statement].map(String)

test('requests have short bounds, and work in the background has long ones on sessions of its own', async () => {
  const { db } = await open()
  const settings = async (of: typeof db) => (await of.many(bounds)).map(({ setting }) => setting)
  expect(await settings(db)).toEqual(asSettings(limits.database))
  expect(await settings(db.background)).toEqual(asSettings(limits.background))
  expect((await db.background.one(ownSession)).pid).not.toBe((await db.one(ownSession)).pid)
  await db.transaction(async (tx) => {
    expect((await tx.background.one(ownSession)).pid).toBe((await tx.one(ownSession)).pid)
  })
})

test('a database that may lose what it has confirmed is refused in one sentence', async () => {
  // The server of the tests is one of these.
  const opening = openDatabase({ databaseUrl: urlOf(testApp.pool), dataDir: '/nowhere' })
  await expect(opening).rejects.toThrow(
    'The database may lose what it has confirmed: fsync, full_page_writes, synchronous_commit is off. Please switch it on.',
  )
})

test('behind a pooler the bounds are those of the role, and what takes long goes past it', async () => {
  const databaseUrl = urlOf(testApp.pool)
  const where = { databaseUrl, databaseDirectUrl: databaseUrl, dataDir: '/nowhere' }
  // Three processes that start at once.
  const first = await Promise.all([1, 2, 3].map(() => openDatabase(where, { safeCommits: false })))
  for (const process of first) await process.close()
  const { db, close } = await openDatabase(where, { safeCommits: false })
  undo.push(close)
  const settings = async (of: typeof db) => (await of.many(bounds)).map(({ setting }) => setting)
  expect(await settings(db)).toEqual(asSettings(limits.database))
  expect(await settings(db.background)).toEqual(asSettings(limits.background))
  const Source = z.object({ source: z.string() })
  const { source } = await db.one(rows(Source)`
    select source from pg_settings where name = 'statement_timeout'`)
  expect(source).toBe('database user')
})

test('the command that migrates says what it ran, and a start that may not migrates nothing', async () => {
  const where = { databaseUrl: urlOf(testApp.pool), dataDir: '/nowhere' }
  await testApp.pool.query("delete from migrations where name = '0117-sentences-of-notifications.sql'")
  undo.push(() =>
    testApp.pool.query(
      "insert into migrations (name) values ('0117-sentences-of-notifications.sql') on conflict do nothing",
    ),
  )
  const waiting = await openDatabase({ ...where, migrate: false }, { safeCommits: false })
  undo.push(() => waiting.close())
  expect(waiting.migrated).toEqual([])
  expect(await findMissing(waiting.db)).toEqual(['0117-sentences-of-notifications.sql'])
})
