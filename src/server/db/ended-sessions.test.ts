import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { limits } from '#server/limits.ts'
import { postgresLimiters } from '#server/processes/postgres-limiters.ts'
import { createDb } from './db.ts'
import { openMigrationPool, openPool } from './open-pool.ts'
import { sql } from './sql.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

/** A message of PostgreSQL's protocol, version 3: its letter, its length in bytes with these four, and what it says. */
function message(letter: string, body: string | Buffer) {
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + body.length)
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)])
}
const opened = [message('R', Buffer.alloc(4)), message('Z', 'I')]
const ended = message('E', 'SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0')

/** Opens each session and ends it in the same packet, as an operator does who ends all sessions of a busy server. */
async function aServerThatEndsEachSession() {
  const server = createServer((line) => {
    line.on('error', () => {}).once('data', () => line.end(Buffer.concat([...opened, ended])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  undo.push(() => server.close())
  const { port } = server.address() as AddressInfo
  return { host: '127.0.0.1', port, user: 'postgres', database: 'postgres' }
}

const closing = (pool: pg.Pool) => {
  undo.push(() => pool.end())
  return pool
}
const askTwice = async (ask: () => Promise<unknown>) => {
  for (let n = 0; n < 2; n += 1) await expect(ask()).rejects.toThrow()
}

test('a session that ends as it opens fails its request, and the process lives', async () => {
  const where = await aServerThatEndsEachSession()
  const db = createDb(closing(openPool(where, { name: 'vanij', bounds: limits.database })))
  await askTwice(() => db.run(sql`select 1`))
  await askTwice(() => db.transaction((tx) => tx.run(sql`select 1`)))
})

test('a migration whose session ends as it opens fails, and the process lives', async () => {
  const pool = closing(openMigrationPool(await aServerThatEndsEachSession()))
  await askTwice(async () => {
    const session = await pool.connect()
    await session.query('select 1').finally(() => session.release(true))
  })
})

test('limits whose sessions end as they open are counted by the process itself', async () => {
  const where = await aServerThatEndsEachSession()
  const requests = closing(openPool(where, { name: 'vanij', bounds: limits.database }))
  const { createLimiter, close } = postgresLimiters(requests)
  undo.push(close)
  const limiter = createLimiter('address', { points: 1, duration: 60 })
  await limiter.consume('one')
  await expect(limiter.consume('one')).rejects.toMatchObject({ remainingPoints: 0 })
})
