import { expect, test } from 'vitest'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, cookieOf, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
const withoutDemo = openTestApp({ demo: false })
const secure = openTestApp({ publicUrl: 'https://vanij.example' })
const url = signIn.path

async function aPerson() {
  const draft = aSignUp()
  const { body } = await post(testApp.app, register.path, draft)
  return { phone_number: draft.phone_number, password: draft.password, token: body.token }
}

test('the right password opens another session', async () => {
  const { phone_number, password, token } = await aPerson()
  const { status, body } = await post(testApp.app, url, { phone_number, password })
  expect([status, body]).toEqual([
    200,
    { success: true, content: 'Signed in', sentence: named, token: expect.any(String) },
  ])
  expect(body.token).not.toBe(token)
  for (const secret of [token, body.token]) {
    const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: secret } })
    expect(profile.json().phone_number).toBe(phone_number)
  }
})

test.each([
  (digits: string) => `+${digits}`,
  (digits: string) => digits.slice(2),
  (digits: string) => `0${digits.slice(2)}`,
  (digits: string) => `+91 ${digits.slice(2, 7)}-${digits.slice(7)}`,
  (digits: string) => Number(digits),
])('a phone number is understood however it is typed (%#)', async (typed) => {
  const { phone_number, password } = await aPerson()
  const { status } = await post(testApp.app, url, { phone_number: typed(phone_number), password })
  expect(status).toBe(200)
})

test('an unknown number, a wrong password and a longer right one get the same bytes', async () => {
  const { phone_number, password } = await aPerson()
  const answers = await Promise.all([
    post(testApp.app, url, { phone_number, password: 'wrong-one' }),
    post(testApp.app, url, { phone_number: '919999999999', password }),
    post(testApp.app, url, { phone_number, password: `${password}${'x'.repeat(300)}` }),
    post(testApp.app, url, { phone_number, password: `${password}\0` }),
    post(testApp.app, url, { phone_number, password: password.toUpperCase() }),
  ])
  for (const { status, text, headers } of answers) {
    expect(status).toBe(401)
    // No status 'invalid-token': the page's own session has not ended.
    const sentence = { name: 'users.wrongSignIn', parameters: {} }
    expect(text).toBe(
      JSON.stringify({ success: false, content: 'Phone number or password is wrong.', sentence }),
    )
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test.each([
  [{}, 'Phone number must be valid'],
  [{ phone_number: '+ ', password: 'x' }, 'Phone number must be valid'],
  [{ phone_number: '00', password: 'x' }, 'Phone number must be valid'],
  [{ phone_number: '1234567890123456', password: 'x' }, 'Phone number must be valid'],
  [{ phone_number: ['919800000000'], password: 'x' }, 'Phone number must be valid'],
  [{ phone_number: '919800000000' }, 'Please enter your password'],
  [{ phone_number: '919800000000', password: null }, 'Please enter your password'],
  [{ phone_number: '919800000000', password: { length: 9 } }, 'Please enter your password'],
])('a sign-in without both is refused (%#)', async (draft, content) => {
  const { status, body } = await post(testApp.app, url, draft)
  expect([status, body]).toMatchObject([400, { success: false, content, sentence: named }])
})

test.each(['null', '[]', '7', '"x"', '{', '', '{"__proto__":{}}', '{"phone_number":1e400,"password":1}'])(
  'a broken body is refused with a sentence: %s',
  async (text) => {
    const { status, body } = await post(testApp.app, url, text)
    expect([status, body]).toMatchObject([
      400,
      { success: false, content: expect.stringMatching(/^[A-Z].+/), sentence: named },
    ])
  },
)

test.each(['\0', '\ud800', '\u202e', "' or 1=1 --"])('odd text is only a wrong password: %j', async (odd) => {
  const { phone_number } = await aPerson()
  const { status } = await post(testApp.app, url, { phone_number: `${phone_number}${odd[0]}`, password: odd })
  expect(status).toBe(401)
})

test('a suspended account learns so with the right password alone', async () => {
  const { phone_number, password } = await aPerson()
  await testApp.db.run(sql`update users set suspended_at = now() where phone_number = ${phone_number}`)
  const right = await post(testApp.app, url, { phone_number, password })
  expect(right.status).toBe(401)
  expect(right.body).toEqual({
    success: false,
    status: 'invalid-token',
    content: 'This account is suspended. Please contact support.',
    sentence: named,
  })
  const wrong = await post(testApp.app, url, { phone_number, password: 'wrong-one' })
  expect(wrong.body).toEqual({
    success: false,
    content: 'Phone number or password is wrong.',
    sentence: named,
  })
})

test('a demo account signs in only where the demo is on', async () => {
  for (const [{ app, db }, status] of [
    [testApp, 200],
    [withoutDemo, 401],
  ] as const) {
    const { phone_number, password, ...draft } = aSignUp()
    await post(app, register.path, { phone_number, password, ...draft })
    await db.run(sql`update users set is_demo = true where phone_number = ${phone_number}`)
    const answer = await post(app, url, { phone_number, password })
    expect(answer.status).toBe(status)
    if (status === 401) expect(answer.body.content).toBe('Phone number or password is wrong.')
  }
})

test('an account without a usable password cannot be entered', async () => {
  const { phone_number } = await aPerson()
  for (const hash of ['none', '', '$argon2id$v=19$m=19456,t=2,p=1$$', 'none'.repeat(50)]) {
    await testApp.db.run(sql`update users set password_hash = ${hash} where phone_number = ${phone_number}`)
    expect((await post(testApp.app, url, { phone_number, password: 'none' })).status).toBe(401)
  }
})

test('a browser gets a device cookie that scripts cannot read and keeps it', async () => {
  const { phone_number, password } = await aPerson()
  const first = await post(testApp.app, url, { phone_number, password })
  expect(first.headers['set-cookie']).toMatch(
    /^device=[\w-]{43}; Path=\/api\/users; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
  )
  const again = await post(testApp.app, url, { phone_number, password }, { cookie: cookieOf(first) })
  expect(cookieOf(again)).toBe(cookieOf(first))
  const other = await post(testApp.app, url, { phone_number, password }, { cookie: 'device=chosen-by-me' })
  expect(cookieOf(other)).toMatch(/^device=[\w-]{43}$/)

  const somebody = cookieOf(await post(testApp.app, register.path, aSignUp()))
  const planted = await post(testApp.app, url, { phone_number, password }, { cookie: somebody })
  expect(cookieOf(planted)).not.toBe(somebody)

  const signedUp = await post(secure.app, register.path, aSignUp())
  expect(signedUp.headers['set-cookie']).toMatch(/; Secure$/)
})

test('only hashes are stored', async () => {
  const draft = aSignUp()
  const { body, headers } = await post(testApp.app, register.path, draft)
  const device = cookieOf({ headers }).slice('device='.length)
  const tables = ['users', 'sessions', 'known_devices', 'sign_in_failures']
  const { rows } = await testApp.pool.query(
    tables.map((table) => `select to_jsonb(${table}.*)::text as row from ${table}`).join(' union all '),
  )
  const everything = rows.map(({ row }) => row).join('\n')
  expect(everything).toContain(draft.phone_number)
  const secrets = [body.token, device].flatMap((secret) => [
    secret,
    Buffer.from(secret, 'base64url').toString('hex'),
    Buffer.from(secret).toString('hex'),
  ])
  for (const secret of [draft.password, ...secrets]) expect(everything).not.toContain(secret)
})
