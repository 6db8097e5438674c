import pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { createDb } from '../db.ts'
import { rows, sql } from '../sql.ts'
import { constraintOf } from './retry.ts'

const testApp = openTestApp()

const Name = z.object({ full_name: z.string() })
const findName = (userId: string) => rows(Name)`select full_name from users where user_id = ${userId}`
const rename = (userId: string, name: unknown) =>
  sql`update users set full_name = ${name} where user_id = ${userId}`
const breaksAKey = (userId: string) => sql`insert into users select * from users where user_id = ${userId}`

/** A database of one session, and how many messages PostgreSQL has answered in it. */
async function openSession() {
  const pool = new pg.Pool({ ...testApp.pool.options, max: 1 })
  const client = await pool.connect()
  let answers = 0
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter }
  connection.on('readyForQuery', () => {
    answers += 1
  })
  client.release()
  return { db: createDb(pool), answers: () => answers, close: () => pool.end() }
}

test('a transaction that reads and then writes is two messages', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const { db, answers, close } = await openSession()
  await db.transaction(async (tx) => {
    const lock = tx.run(sql`select 1 from users where user_id = ${user_id} for no key update`)
    const [, before] = await Promise.all([lock, tx.one(findName(user_id))])
    await tx.send(rename(user_id, `${before.full_name} Rao`))
    await tx.send(sql`delete from cart_lines where user_id = ${user_id}`)
  })
  expect(answers()).toBe(2)
  expect(await db.one(findName(user_id))).toEqual({ full_name: 'Asha Rao' })
  await close()
})

test('what is issued with a statement that fails is answered before it, and fails behind it', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  let answers: PromiseSettledResult<unknown>[] = []
  const failing = testApp.db.transaction(async (tx) => {
    await tx.run(sql`select 1`)
    answers = await Promise.allSettled([
      tx.one(findName(user_id)),
      tx.run(breaksAKey(user_id)),
      tx.run(rename(user_id, 'Ravi')),
    ])
  })
  await expect(failing).rejects.toThrow()
  const [read, broken, behind] = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : constraintOf(answer.reason),
  )
  expect(read).toEqual({ full_name: 'Asha' })
  expect([broken, behind]).toEqual(['users_pkey', 'users_pkey'])
  expect(await testApp.db.one(findName(user_id))).toEqual({ full_name: 'Asha' })
})

test('a statement that was skipped when it was first sent can be sent again in the same session', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const { db, close } = await openSession()
  const isFirst = () =>
    rows(Name)`select full_name || ' the first' as full_name from users where user_id = ${user_id}`
  const failing = db.transaction(async (tx) => {
    await tx.run(sql`select 1`)
    await Promise.all([tx.run(breaksAKey(user_id)), tx.one(isFirst())])
  })
  await expect(failing).rejects.toThrow('users_pkey')
  expect(await db.transaction((tx) => tx.one(isFirst()))).toEqual({ full_name: 'Asha the first' })
  await close()
})

test('a value that cannot be sent fails its transaction, and nothing beside it is written', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const unfit = {
    toPostgres() {
      throw new Error('no such value')
    },
  }
  const { db, close } = await openSession()
  const failing = db.transaction(async (tx) => {
    await tx.run(sql`select 1`)
    await tx.send(rename(user_id, 'Ravi'))
    await tx.send(rename(user_id, unfit))
  })
  await expect(failing).rejects.toThrow()
  expect(await db.one(findName(user_id))).toEqual({ full_name: 'Asha' })
  await db.transaction((tx) => tx.run(rename(user_id, 'Ravi')))
  expect(await db.one(findName(user_id))).toEqual({ full_name: 'Ravi' })
  await close()
})
