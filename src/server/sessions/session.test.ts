import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { getProfile } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { endSession, findCaller, hashOfToken, openSession, purgeSessions } from './session.service.ts'

const testApp = openTestApp()
const withoutDemo = openTestApp({ demo: false })

const read = (token: string | string[], app = testApp.app) =>
  app.inject({ url: getProfile.path, headers: { token } })

const invalidToken = {
  success: false,
  status: 'invalid-token',
  content: 'Please log in again',
  sentence: named,
}

test('an open session tells who calls', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const token = await openSession(testApp.db, user_id, 'test')
  expect(await findCaller(testApp.db, token, true)).toEqual({
    caller: {
      user_id,
      account_type: 'buyer',
      admin_role: null,
      is_demo: false,
      session_id: expect.any(String),
    },
  })
})

test('no forged, cut or changed token opens anything', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const token = await openSession(testApp.db, user_id, 'test')
  const bytes = Buffer.from(token, 'base64url')
  const flipped = Array.from({ length: 256 }, (_, bit) => {
    const other = Buffer.from(bytes)
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    return other.toString('base64url')
  })
  const cut = Array.from({ length: token.length }, (_, end) => token.slice(0, end))
  const hash = hashOfToken(token)
  const forged = [
    `${token}x`,
    `${token}=`,
    token.repeat(2),
    'x'.repeat(10_000),
    `"${token}"`,
    `Bearer ${token}`,
    token.toLowerCase(),
    bytes.toString('hex'),
    hash.toString('hex'),
    hash.toString('base64url'),
    user_id,
    'null',
    'undefined',
    "' or true --",
    randomBytes(32).toString('base64url'),
  ]
  for (const wrong of [...flipped, ...cut, ...forged]) {
    const answer = await read(wrong)
    expect([answer.statusCode, answer.json()]).toEqual([401, invalidToken])
  }
  expect((await read([token, token])).statusCode).toBe(401)
  expect((await read(token)).statusCode).toBe(200)
})

test('an ended session is dead at once, the others live on', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const [phone, laptop] = [
    await openSession(testApp.db, user_id, 'phone'),
    await openSession(testApp.db, user_id, 'laptop'),
  ]
  const session = await findCaller(testApp.db, phone, true)
  if (!('caller' in session)) throw new Error('the session should be open')
  await endSession(testApp.db, session.caller.session_id)
  expect((await read(phone)).json()).toEqual(invalidToken)
  expect((await read(laptop)).statusCode).toBe(200)
})

const DaysLeft = z.object({ days: z.number() })
const daysLeft = (user_id: string) =>
  testApp.db.one(rows(DaysLeft)`
    select extract(epoch from expires_at - now())::float / 86400 as days from sessions where user_id = ${user_id}`)

test('a session lasts thirty days from its last use', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const token = await openSession(testApp.db, user_id, 'test')
  await testApp.db.run(sql`
    update sessions set seen_at = now() - interval '29 days', expires_at = now() + interval '1 day'
    where user_id = ${user_id}`)
  expect((await read(token)).statusCode).toBe(200)
  expect((await daysLeft(user_id)).days).toBeGreaterThan(29.9)

  await testApp.db.run(sql`update sessions set expires_at = now() where user_id = ${user_id}`)
  expect((await read(token)).json()).toEqual(invalidToken)
})

test('a suspended account learns of it on each of its sessions', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const token = await openSession(testApp.db, user_id, 'test')
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${user_id}`)
  const answer = await read(token)
  expect([answer.statusCode, answer.json()]).toEqual([
    401,
    {
      success: false,
      status: 'invalid-token',
      content: 'This account is suspended. Please contact support.',
      sentence: named,
    },
  ])
})

test('a session of a demo account works only where the demo is on', async () => {
  for (const [{ db, app }, status] of [
    [testApp, 200],
    [withoutDemo, 401],
  ] as const) {
    const { user_id } = await aBuyer(db)
    await db.run(sql`update users set is_demo = true where user_id = ${user_id}`)
    expect((await read(await openSession(db, user_id, 'test'), app)).statusCode).toBe(status)
  }
})

test('sessions that have run out are removed, open ones stay', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const open = await openSession(testApp.db, user_id, 'open')
  const over = await openSession(testApp.db, user_id, 'over')
  await testApp.db.run(
    sql`update sessions set expires_at = now() where user_id = ${user_id} and user_agent = 'over'`,
  )
  await purgeSessions(testApp.db)
  expect(await testApp.db.many(sql`select from sessions where user_id = ${user_id}`)).toHaveLength(1)
  expect((await read(open)).statusCode).toBe(200)
  expect((await read(over)).statusCode).toBe(401)
})
