import { expect, test } from 'vitest'
import { z } from 'zod'
import { aBuyer } from '#server/testing/build.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import type { Db } from '../db.ts'
import { rows, sql } from '../sql.ts'
import { constraintOf } from './retry.ts'
import { openTransaction, type Run } from './statements.ts'

const testApp = openTestApp()

const Name = z.object({ full_name: z.string() })
const nameOf = async (userId: string) =>
  (await testApp.db.one(rows(Name)`select full_name from users where user_id = ${userId}`)).full_name
const rename = (userId: string, name: string) =>
  sql`update users set full_name = ${name} where user_id = ${userId}`
const breaksAKey = (userId: string) => sql`insert into users select * from users where user_id = ${userId}`
const works = (work: (tx: Db) => Promise<unknown>) => testApp.db.transaction(work)

test('what is sent is written with the commit, in the order in which it was sent', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await works(async (tx) => {
    await tx.send(rename(user_id, 'first'))
    await tx.send(rename(user_id, 'second'))
  })
  expect(await nameOf(user_id)).toBe('second')
})

test('a sent statement that fails undoes all, and the transaction says why', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const failing = works(async (tx) => {
    await tx.send(rename(user_id, 'before'))
    await tx.send(breaksAKey(user_id))
    await tx.send(rename(user_id, 'after'))
  })
  expect(constraintOf(await failing.catch((error) => error))).toBe('users_pkey')
  expect(await nameOf(user_id)).toBe('Asha')
})

test('work that fails undoes what it sent', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const failing = works(async (tx) => {
    await tx.send(rename(user_id, 'Ravi'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await nameOf(user_id)).toBe('Asha')
})

test('statements that are issued together run in their order, each with its own answer', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const answers = await testApp.db.transaction((tx) =>
    Promise.all([
      tx.one(rows(Name)`select full_name from users where user_id = ${user_id} for update`),
      tx.run(rename(user_id, 'Ravi')),
      tx.one(rows(Name)`select full_name from users where user_id = ${user_id}`),
    ]),
  )
  expect(answers).toEqual([{ full_name: 'Asha' }, 1, { full_name: 'Ravi' }])
})

test('a lock is waited for before what stands beside it is read', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  const lock = sql`select 1 from users where user_id = ${user_id} for no key update`
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lockIsHeld } = Promise.withResolvers<void>()
  const first = works(async (tx) => {
    await tx.run(lock)
    lockIsHeld()
    await written
    await tx.send(rename(user_id, 'Ravi'))
  })
  await locked
  const second = testApp.db.transaction((tx) =>
    Promise.all([tx.run(lock), tx.one(rows(Name)`select full_name from users where user_id = ${user_id}`)]),
  )
  write()
  await first
  expect((await second)[1]).toEqual({ full_name: 'Ravi' })
})

test('what a transaction left behind does not run after it', async () => {
  const { user_id } = await aBuyer(testApp.db, { full_name: 'Asha' })
  let kept: Db | undefined
  await works(async (tx) => {
    kept = tx
  })
  await expect(kept?.run(rename(user_id, 'late'))).rejects.toThrow('the transaction has ended')
  expect(await nameOf(user_id)).toBe('Asha')
})

/** A session whose `begin` fails, as one that is cancelled from outside. */
function sessionWithoutBegin() {
  const texts: string[] = []
  const run: Run = async (query) => {
    const text = typeof query === 'string' ? query : query.text
    texts.push(text)
    if (text === 'begin') throw new Error('canceled')
    return { rows: [], rowCount: 0 } as never
  }
  return { run, texts }
}

test('without a transaction nothing is written', async () => {
  const { run, texts } = sessionWithoutBegin()
  const transaction = openTransaction(run)
  await transaction.run({ text: 'select 1 for update' })
  await expect(transaction.run({ text: 'update users' })).rejects.toThrow('canceled')
  await transaction.send(sql`delete from users`)
  await expect(transaction.commit()).rejects.toThrow('canceled')
  expect(texts).toEqual(['begin', 'select 1 for update'])
})
