import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApi } from '#contract/client.ts'
import { endSession, listSessions } from '#contract/users/account.ts'
import { getProfile } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { openSession } from '#server/sessions/session.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp()
const phone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

async function onDevice(user_id: string, userAgent: string) {
  const token = await openSession(testApp.db, user_id, userAgent)
  const send = async (url: string, { method, headers, body = '' }: Parameters<typeof inject>[1]) =>
    inject(url, { method, headers, body })
  return createApi(send, () => token)
}

async function inject(
  url: string,
  request: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; headers: Record<string, string>; body?: string },
) {
  const { method, headers, body = '' } = request
  const answer = await testApp.app.inject({ url, method, headers, ...(body === '' ? {} : { payload: body }) })
  return { ok: answer.statusCode < 400, status: answer.statusCode, text: async () => answer.payload }
}

test('a person sees where they are signed in, this device first', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await onDevice(user_id, 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0')
  const old = await onDevice(user_id, '')
  await testApp.db.run(sql`
    update sessions set seen_at = now() - interval '3 days', created_at = now() - interval '9 days'
    where user_id = ${user_id} and user_agent = ''`)
  const here = await onDevice(user_id, phone)
  const { sessions } = await here(listSessions, {})
  expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['Chrome on Android', true],
    ['Firefox on Linux', false],
    ['Unknown device', false],
  ])
  const last = sessions.at(-1)
  const days = (text = '') => Math.round((Date.parse(text) - Date.now()) / 86_400_000)
  expect([days(last?.created_at), days(last?.last_seen_at)]).toEqual([-9, -3])
  // Used again after those days, its time of use is updated.
  expect((await old(listSessions, {})).sessions[0]).toMatchObject({
    session_id: last?.session_id,
    is_current: true,
  })
})

test('one device is signed out and the others stay', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const [here, there] = [await onDevice(user_id, phone), await onDevice(user_id, phone)]
  const { sessions } = await here(listSessions, {})
  const other = sessions.find(({ is_current }) => !is_current)?.session_id ?? ''
  expect(await here(endSession, { sessionId: other })).toEqual({
    success: true,
    content: 'Signed out on that device',
    sentence: named,
  })
  await expect(there(getProfile, {})).rejects.toMatchObject({ status: 401, code: 'invalid-token' })
  expect((await here(listSessions, {})).sessions).toHaveLength(1)
  const absent = { status: 404, message: 'Session not found' }
  await expect(here(endSession, { sessionId: other })).rejects.toMatchObject(absent)
})

test('sessions of others are neither shown nor ended', async () => {
  const [owner, stranger] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const [own, foreign] = [await onDevice(owner.user_id, phone), await onDevice(stranger.user_id, phone)]
  const [mine] = (await own(listSessions, {})).sessions
  const absent = { status: 404, message: 'Session not found' }
  for (const sessionId of [mine?.session_id ?? '', randomUUID(), 'abc'])
    await expect(foreign(endSession, { sessionId })).rejects.toMatchObject(absent)
  expect((await foreign(listSessions, {})).sessions).toHaveLength(1)
  expect((await own(listSessions, {})).sessions).toHaveLength(1)
})

test('what has run out is not listed, and nothing of a token is shown', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await onDevice(user_id, 'over')
  await testApp.db.run(sql`update sessions set expires_at = now() where user_id = ${user_id}`)
  const here = await onDevice(user_id, phone)
  const { sessions } = await here(listSessions, {})
  expect(sessions.map((session) => Object.keys(session).sort())).toEqual([
    ['created_at', 'device', 'is_current', 'last_seen_at', 'sentence', 'session_id'],
  ])
})
