import { expect, test } from 'vitest'
import { changePassword } from '#contract/users/account.ts'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, cookieOf, post } from '#server/testing/visitor.ts'

const testApp = openTestApp({ rateLimits: true })
const unlimited = openTestApp()

let count = 0
/** A new address for each try, so that only the limit of the account counts. */
const anAddress = () => `10.1.${Math.floor(++count / 250)}.${count % 250}`

async function aPerson({ app } = testApp) {
  const draft = aSignUp()
  const { phone_number, password } = draft
  const signedUp = await post(app, register.path, draft, { address: anAddress() })
  const enter = (typed: string) =>
    post(app, signIn.path, { phone_number, password: typed }, { address: anAddress() })
  const change = (body: unknown, cookie = '') =>
    post(app, changePassword.path, body, { token: signedUp.body.token, cookie, address: anAddress() })
  const isIn = async (token: string) =>
    (await app.inject({ url: getProfile.path, headers: { token } })).statusCode === 200
  return {
    ...{ phone_number, password, enter, change, isIn },
    token: signedUp.body.token as string,
    cookie: cookieOf(signedUp),
  }
}

const next = 'nayi-chaabi'

test('a new password opens the account, the old one no longer, and the other devices are out', async () => {
  const { password, token, change, enter, isIn } = await aPerson()
  const elsewhere = (await enter(password)).body.token
  const answer = await change({ current: password, next })
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      success: true,
      content: 'Your password is changed. Your other devices are signed out.',
      sentence: named,
    },
  ])
  expect([await isIn(token), await isIn(elsewhere)]).toEqual([true, false])
  expect((await enter(password)).status).toBe(401)
  expect((await enter(next)).status).toBe(200)
})

test('a wrong current password changes nothing and ends no session', async () => {
  const { password, token, change, enter, isIn } = await aPerson()
  const answer = await change({ current: 'wrong-one', next })
  expect([answer.status, answer.body]).toEqual([
    401,
    { success: false, content: 'Your current password is wrong.', sentence: named, field: 'current' },
  ])
  expect(await isIn(token)).toBe(true)
  expect((await enter(password)).status).toBe(200)
})

test('guesses are counted together with those of the sign-in', async () => {
  const { change, enter, password } = await aPerson()
  for (let i = 0; i < 3; i += 1) expect((await enter('wrong-one')).status).toBe(401)
  const statuses: number[] = []
  for (let i = 0; i < 4; i += 1) statuses.push((await change({ current: 'wrong-one', next })).status)
  expect(statuses).toEqual([401, 401, 429, 429])
  const { status, body } = await change({ current: password, next })
  expect([status, body.content]).toEqual([429, 'Too many wrong tries. Please wait a minute and try again.'])
})

test('forty guesses at once: five are looked at', async () => {
  const { change } = await aPerson()
  const answers = await Promise.all(Array.from({ length: 40 }, () => change({ current: 'wrong-one', next })))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
})

test("guesses made elsewhere do not keep the owner's own browser from changing the password", async () => {
  const { change, enter, cookie, password } = await aPerson()
  for (let i = 0; i < 6; i += 1) await enter('wrong-one')
  expect((await change({ current: password, next }, cookie)).status).toBe(200)
})

test.each([
  [{ next }, 'current', 'Please enter your current password'],
  [{ current: '', next }, 'current', 'Please enter your current password'],
  [{ current: 5, next }, 'current', 'Please enter your current password'],
  [{ current: 'x' }, 'next', 'Please enter a new password'],
  [{ current: 'x', next: '12345' }, 'next', 'Password must be at least 6 characters long'],
  [{ current: 'x', next: 'x'.repeat(201) }, 'next', 'Password can have at most 200 characters'],
  [{ current: 'same-one', next: 'same-one' }, 'next', 'Choose a password that differs from the current one'],
])('%j is refused', async (body, field, content) => {
  const { change } = await aPerson()
  const answer = await change(body)
  expect([answer.status, answer.body]).toEqual([400, { success: false, content, sentence: named, field }])
})

test('an admin chooses at least twelve characters', async () => {
  const { change, password, phone_number } = await aPerson()
  await testApp.db.run(sql`update users set account_type = 'admin' where phone_number = ${phone_number}`)
  expect(await change({ current: password, next: 'elevenchars' })).toMatchObject({
    status: 400,
    body: { content: 'Password must be at least 12 characters long' },
  })
  expect((await change({ current: password, next: 'twelve-chars' })).status).toBe(200)
})

test('a visitor changes nothing', async () => {
  const answer = await post(testApp.app, changePassword.path, { current: 'x', next })
  expect([answer.status, answer.body.status]).toEqual([401, 'invalid-token'])
})

test('of two changes at once one counts, and who came in with the old password meanwhile is out', async () => {
  const person = await aPerson(unlimited)
  const choices = ['pehla-taala', 'doosra-taala']
  const [changes, entries] = await Promise.all([
    Promise.all(choices.map((choice) => person.change({ current: person.password, next: choice }))),
    Promise.all(Array.from({ length: 12 }, () => person.enter(person.password))),
  ])
  expect(changes.map(({ status }) => status).sort()).toEqual([200, 401])
  for (const { status, body } of entries)
    if (status === 200) expect(await person.isIn(body.token)).toBe(false)
  expect(await person.isIn(person.token)).toBe(true)
  const chosen = choices[changes.findIndex(({ status }) => status === 200)] ?? ''
  expect((await person.enter(chosen)).status).toBe(200)
})
