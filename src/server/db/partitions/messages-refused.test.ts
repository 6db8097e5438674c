import type pg from 'pg'
import { expect, test } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { partitionMessages } from './partition-messages.ts'
import { readParts } from './table-parts.ts'

const market = openTestApp()

async function inSession<T>(work: (client: pg.PoolClient) => Promise<T>) {
  const client = await market.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
  }
}

test('no constraint of a table to partition is added unchecked, which PostgreSQL 15 to 17 refuse', async () => {
  await market.pool.query(
    'alter table chat_messages add constraint not_loud check (body <> upper(body)) not valid',
  )
  const { constraints } = await inSession((client) => readParts(client, 'chat_messages'))
  await market.pool.query('alter table chat_messages drop constraint not_loud')
  expect(constraints.map(({ name }) => name)).toContain('not_loud')
  expect(constraints.filter(({ definition }) => definition.includes('NOT VALID'))).toEqual([])
})

test('a partitioning that fails before it copies leaves no table behind', async () => {
  await market.pool.query(`create function copy_message() returns int language sql as 'select 1'`)
  await expect(inSession(partitionMessages)).rejects.toThrow(/return type/)
  const { rows } = await market.pool.query(
    `select relname from pg_class where relname ~ '^chat_messages_(parts|\\d+)$'`,
  )
  expect(rows).toEqual([])
  await market.pool.query('drop function copy_message')
  expect(await inSession(partitionMessages)).toBe(true)
})
