import { expect, test } from 'vitest'
import { getProfile, signOut } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { aBuyer } from '#server/testing/build.ts'
import { next, openSockets, sendAnyFrame } from '#server/testing/chat.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'

const testApp = openTestApp({ rateLimits: true, proxies: 1 })
const sockets = openSockets(testApp)
const { perMinute, perSocket } = limits.unknownTokens

const call = async (token: string, from: string) => {
  const headers = { token, 'x-forwarded-for': from }
  const { statusCode, json } = await testApp.app.inject({ url: getProfile.path, headers })
  return { status: statusCode, body: json() }
}

let guesses = 0
async function guessAllThatOneMay(from: string) {
  for (let n = 0; n < perMinute; n += 1)
    expect(await call(`guess-${guesses++}`, from)).toMatchObject({ status: 401 })
}

/** While the database answers no question about tokens. */
const withoutSessions = (act: () => Promise<void>) =>
  testApp.db.transaction(async (tx) => {
    await tx.run(sql`lock table sessions in access exclusive mode`)
    await act()
  })

test('guesses of one address end, and then cost the database nothing', async () => {
  await guessAllThatOneMay('203.0.113.1')
  await withoutSessions(async () => {
    const { status, body } = await call('one more', '203.0.113.1')
    expect(status).toBe(429)
    expect(body).toEqual({
      success: false,
      content: 'Too many requests. Please wait a moment and try again.',
      sentence: named,
    })
  })
})

test('guesses over sockets count for the same address, and a few end the socket', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.2' }
  for (let n = 0; n < perMinute; n += perSocket) {
    const socket = await sockets.connect({ headers })
    const goodbye = next(socket, 'goodbye')
    for (let m = 0; m < perSocket; m += 1) socket.emit('listen', { token: `guess-${guesses++}` })
    expect(await goodbye).toMatchObject({ status: 'invalid-token' })
  }
  const socket = await sockets.connect({ headers })
  await withoutSessions(async () => {
    const answer = await sendAnyFrame(socket, 'listen', { token: 'one more' })
    expect(answer).toMatchObject({ success: false, status: 'again' })
    expect(await call('one more', '203.0.113.2')).toMatchObject({ status: 429 })
  })
})

test('a neighbour’s guesses shut nobody out who was in before, nor let anybody stay who signed out', async () => {
  const [here, gone] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const tokens = [await testApp.tokenOf(here), await testApp.tokenOf(gone)] as const
  for (const token of tokens) expect(await call(token, '203.0.113.3')).toMatchObject({ status: 200 })
  await guessAllThatOneMay('203.0.113.3')
  expect(await call(tokens[0], '203.0.113.3')).toMatchObject({ status: 200 })
  await testApp.as(gone)(signOut, {})
  expect(await call(tokens[1], '203.0.113.3')).toMatchObject({ status: 401 })
})

test('visitors of an address go on while somebody there guesses', async () => {
  await guessAllThatOneMay('203.0.113.4')
  const headers = { 'x-forwarded-for': '203.0.113.4' }
  const { statusCode } = await testApp.app.inject({ url: '/api/settings', headers })
  expect(statusCode).toBe(200)
})

test('many simultaneous sign-ins from one address succeed', async () => {
  const people = await Promise.all(Array.from({ length: 3 * perMinute }, () => aBuyer(testApp.db)))
  const tokens = await Promise.all(people.map((person) => testApp.tokenOf(person)))
  const answers = await Promise.all(tokens.map((token) => call(token, '203.0.113.5')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
