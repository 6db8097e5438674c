import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setImmediate as afterAnswers } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createDb, type Db } from '#server/db/db.ts'
import { openPool } from '#server/db/open-pool.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const step of undo.splice(0).reverse()) await step()
})

/** 'You are signed in' and 'ready', as PostgreSQL says them. */
const opened = 'R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I'

/** A database that opens a session when the test says so, and answers no statement. */
async function aHangingDatabase() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const where = { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }
  const pool = openPool(where, { name: 'vanij', bounds: limits.database })
  undo.push(
    () => server.close(),
    () => pool.end(),
  )
  const nextLine = async () => {
    const [line] = (await once(server, 'connection')) as [Socket]
    line.on('error', () => {})
    undo.push(() => line.destroy())
    await once(line, 'data')
    return line
  }
  return { db: createDb(pool), nextLine }
}

const { answer, connection } = limits.database

test.each([
  ['statement', (db: Db) => db.run(sql`select 1`)],
  ['sent statement', (db: Db) => db.send(sql`select 1`)],
  ['transaction', (db: Db) => db.transaction((tx) => tx.run(sql`select 1`))],
])(
  'a %s that waited for its session is given up as soon as one that did not, if the database hangs',
  async (_name, ask) => {
    const { db, nextLine } = await aHangingDatabase()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const line = nextLine()
    const result = ask(db).catch(({ message }: Error) => message)
    const session = await line
    vi.advanceTimersByTime(connection - 1)
    session.write(opened)
    await once(session, 'data')
    const state = () => Promise.race([result, afterAnswers('waiting')])
    expect(await state()).toBe('waiting')
    vi.advanceTimersByTime(answer - connection + 1)
    expect(await state()).toBe('Query read timeout')
  },
)

test('waiting for a session and for its answer ends within five seconds', () => {
  expect(Math.max(answer, connection)).toBeLessThan(5_000)
})
