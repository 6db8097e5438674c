import { expect, test } from 'vitest'
import { z } from 'zod'
import { resetPassword } from '#contract/users/one-time-code.ts'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { rows, sql } from '#server/db/sql.ts'
import { named } from '#server/testing/named.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
const limited = openTestApp({ rateLimits: true })
const next = 'nayi-chaabi'

async function aPerson({ app } = testApp) {
  const draft = aSignUp()
  const { body } = await post(app, register.path, draft)
  const { phone_number, password } = draft
  return { phone_number, password, token: body.token as string }
}
const reset = (draft: object, { app } = testApp) => post(app, resetPassword.path, draft)
const enter = (phone_number: string, password: string, { app } = testApp) =>
  post(app, signIn.path, { phone_number, password })
const profileOf = async (token: string) =>
  (await testApp.app.inject({ url: getProfile.path, headers: { token } })).statusCode

test('a forgotten password is reset with a code, and the other devices are signed out', async () => {
  const person = await aPerson()
  const draft = { ...(await aCodeFor(testApp, person)), next }
  const { status, body } = await reset(draft)
  expect([status, body]).toEqual([
    200,
    {
      success: true,
      content: 'Your password is changed. Your other devices are signed out.',
      sentence: named,
      token: expect.any(String),
    },
  ])
  expect(await profileOf(body.token)).toBe(200)
  expect(await profileOf(person.token)).toBe(401)
  expect((await enter(person.phone_number, person.password)).status).toBe(401)
  expect((await enter(person.phone_number, next)).status).toBe(200)
  expect((await reset(draft)).status).toBe(401)
})

test('a reset password leaves no known device but the one that reset it', async () => {
  const person = await aPerson()
  await enter(person.phone_number, person.password)
  const devices = async () =>
    (
      await testApp.db.one(rows(z.object({ count: z.int() }))`
        select count(*) as count from known_devices join users using (user_id)
        where phone_number = ${person.phone_number}`)
    ).count
  expect(await devices()).toBe(2)
  await reset({ ...(await aCodeFor(testApp, person)), next })
  expect(await devices()).toBe(1)
})

test('the owner gets a notification that the password was changed', async () => {
  const person = await aPerson()
  const { body } = await reset({ ...(await aCodeFor(testApp, person)), next })
  const feed = await testApp.app.inject({ url: '/api/orders/notifications', headers: { token: body.token } })
  expect(feed.json().notifications).toMatchObject([
    {
      kind: 'password-reset',
      orderId: null,
      message: 'Your password was changed with a one-time code. Was it not you? Contact support at once.',
      link: '/profile/sessions',
    },
  ])
})

test('a wrong code changes nothing', async () => {
  const person = await aPerson()
  const { phone_number, otp } = await aCodeFor(testApp, person)
  const { status } = await reset({ phone_number, otp: otp === '000000' ? '000001' : '000000', next })
  expect(status).toBe(401)
  expect(await profileOf(person.token)).toBe(200)
  expect((await enter(phone_number, person.password)).status).toBe(200)
})

test.each([
  [{ next: 'short' }, 'Password must be at least 6 characters long'],
  [{ next: 'x'.repeat(201) }, 'Password can have at most 200 characters'],
  [{ next: null }, 'Please enter a new password'],
  [{ otp: 'abcdef', next }, 'Please enter the 6 digits of the code'],
])(
  'a password or code that cannot be one is refused before the code is used (%#)',
  async (change, content) => {
    const draft = await aCodeFor(testApp, await aPerson())
    const { status, body } = await reset({ ...draft, ...change })
    expect([status, body]).toMatchObject([400, { success: false, content, sentence: named }])
    expect((await reset({ ...draft, next })).status).toBe(200)
  },
)

test('an admin sets twelve characters at least, and the audit names it', async () => {
  const person = await aPerson()
  await testApp.db.run(
    sql`update users set account_type = 'admin' where phone_number = ${person.phone_number}`,
  )
  const draft = await aCodeFor(testApp, person)
  const { status, body } = await reset({ ...draft, next })
  expect([status, body.content]).toEqual([400, 'Password must be at least 12 characters long'])
  expect((await reset({ ...draft, next: 'zamindar-ki-chaabi' })).status).toBe(200)
  const { rows } = await testApp.pool.query(`
    select action, actor_id::text = subject_id::text as is_own from audit_events where action = 'admin.reset-password'`)
  expect(rows).toEqual([{ action: 'admin.reset-password', is_own: true }])
})

test('a suspended account stays closed', async () => {
  const person = await aPerson()
  const draft = await aCodeFor(testApp, person)
  await testApp.db.run(sql`update users set suspended_at = now() where phone_number = ${person.phone_number}`)
  const { status, body } = await reset({ ...draft, next })
  expect([status, body.content]).toEqual([401, 'This account is suspended. Please contact support.'])
  await testApp.db.run(sql`update users set suspended_at = null where phone_number = ${person.phone_number}`)
  expect((await enter(person.phone_number, person.password)).status).toBe(200)
})

test('of ten resets with one code at the same moment one holds', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  const drafts = Array.from({ length: 10 }, (_, index) => ({ ...draft, next: `${next}-${index}` }))
  const answers = await Promise.all(drafts.map((each) => reset(each)))
  const won = answers.findIndex(({ status }) => status === 200)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await enter(draft.phone_number, `${next}-${won}`)).status).toBe(200)
})

test('an account that wrong guesses have locked opens with the new password', async () => {
  const person = await aPerson(limited)
  for (let i = 0; i < 6; i += 1) await enter(person.phone_number, 'wrong-one', limited)
  expect((await enter(person.phone_number, person.password, limited)).status).toBe(429)
  expect((await reset({ ...(await aCodeFor(limited, person)), next }, limited)).status).toBe(200)
  expect((await enter(person.phone_number, next, limited)).status).toBe(200)
})

test('two hundred wrong codes at once reach no password hash, whose queue is shorter', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      reset({ phone_number: String(918_400_000_000 + index), otp: '123456', next }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 401)).toEqual([])
})
