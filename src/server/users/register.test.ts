import { expect, test } from 'vitest'
import { z } from 'zod'
import { getProfile, register } from '#contract/users/user.ts'
import { rows } from '#server/db/sql.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
const url = register.path

const Count = z.object({ count: z.int() })
const accountsWith = async (phone: string) =>
  (await testApp.db.one(rows(Count)`select count(*)::int as count from users where phone_number = ${phone}`))
    .count

test('a stranger signs up and is signed in at once', async () => {
  const draft = aSignUp({ full_name: '  Meera Joshi ' })
  const { status, body } = await post(testApp.app, url, draft)
  expect(status).toBe(200)
  expect(body).toEqual({
    success: true,
    content: 'Welcome to Vanij',
    sentence: named,
    token: expect.any(String),
  })
  expect(Buffer.from(body.token, 'base64url')).toHaveLength(32)

  const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: body.token } })
  expect(profile.json()).toMatchObject({
    account_type: 'buyer',
    full_name: 'Meera Joshi',
    phone_number: draft.phone_number,
  })
})

test('a name stays one line, so that it never passes for the next line of a record', async () => {
  const draft = aSignUp({ full_name: 'Asha\nAlpha\r\n\n\u2028Certified by Vanij\u0007' })
  const { body } = await post(testApp.app, url, { ...draft, address: 'Shop 4\n12 MG Road\u0007' })
  const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: body.token } })
  expect(profile.json()).toMatchObject({
    full_name: 'Asha Alpha Certified by Vanij',
    address: 'Shop 4\n12 MG Road',
  })
})

// Each row breaks its own rule and all later ones, so the order of the checks shows.
const wrong = [
  ['gst_number', '22AAAAA0000A0Z5', 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)'],
  ['gst_number', '  ', 'GST Number cannot be empty'],
  ['address', ' \n ', 'Address cannot be empty'],
  ['password', '12345', 'Password must be at least 6 characters long'],
  ['phone_number', '9876543210', 'Phone number must be valid'],
  ['email', 'meera@shop', 'Email is not valid'],
  ['full_name', ' Al ', 'Full Name must be at least 3 characters long'],
] as const

test.each(
  wrong.map((row, place) => [row[2], row[0], Object.fromEntries(wrong.slice(0, place + 1))] as const),
)('a sign-up stops at its first fault, and says at which field: %s', async (content, field, faults) => {
  const { status, body } = await post(testApp.app, url, aSignUp(faults))
  expect(status).toBe(400)
  expect(body).toEqual({ success: false, content, sentence: named, field })
})

test.each(['full_name', 'email', 'phone_number', 'password', 'address', 'gst_number'])(
  'without %s nobody signs up',
  async (field) => {
    for (const value of [undefined, null, {}, [], true]) {
      const { status, body } = await post(testApp.app, url, aSignUp({ [field]: value }))
      expect(status).toBe(400)
      expect(body.content).toBe(wrong.findLast(([name]) => name === field)?.[2])
    }
  },
)

test('a GST number in lower case is accepted and stored in upper case', async () => {
  const { body } = await post(testApp.app, url, aSignUp({ gst_number: ' 22aaaaa0000a1z5 ' }))
  const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: body.token } })
  expect(profile.json().gst_number).toBe('22AAAAA0000A1Z5')
})

test.each([
  ['+91 98765 00001', '919876500001'],
  ['91-98765-00002', '919876500002'],
  ['(91) 98765.00003', '919876500003'],
  [919_876_500_004, '919876500004'],
  ['९१ ९८७६५ ००००५', '919876500005'],
])('the phone number %s is kept as %s', async (phone_number, digits) => {
  expect((await post(testApp.app, url, aSignUp({ phone_number }))).status).toBe(200)
  expect(await accountsWith(digits)).toBe(1)
})

test.each(['98765 43210', '+91 98765 4321', '+91 98765 432100', '', 'phone'])(
  'the phone number "%s" is refused',
  async (phone_number) => {
    const { status, body } = await post(testApp.app, url, aSignUp({ phone_number }))
    expect([status, body.content]).toEqual([400, 'Phone number must be valid'])
  },
)

test('a taken phone number and a taken email get the same answer', async () => {
  const first = aSignUp({ email: 'Ravi.Shah@example.in' })
  await post(testApp.app, url, first)
  const samePhone = await post(testApp.app, url, aSignUp({ phone_number: first.phone_number }))
  const sameEmail = await post(testApp.app, url, aSignUp({ email: 'ravi.shah@EXAMPLE.in' }))
  expect(samePhone.status).toBe(409)
  expect(samePhone.body.content).toBe('An account with this phone number or email already exists.')
  expect([sameEmail.status, sameEmail.text]).toEqual([samePhone.status, samePhone.text])
  expect(sameEmail.headers['set-cookie']).toBeUndefined()
})

test('of identical sign-ups at the same moment one opens an account', async () => {
  const draft = aSignUp()
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(testApp.app, url, draft)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  expect(await accountsWith(draft.phone_number)).toBe(1)
})

test('fields that a sign-up does not have change nothing', async () => {
  const { body } = await post(
    testApp.app,
    url,
    aSignUp({
      account_type: 'admin',
      is_seller_verified: true,
      is_demo: true,
      user_id: '00000000-0000-4000-8000-000000000000',
      suspended_at: '2020-01-01T00:00:00Z',
      company_name: 'Free Gold Ltd',
      status: 'seller',
      password_hash: 'x',
    }),
  )
  const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: body.token } })
  expect(profile.json()).toMatchObject({
    account_type: 'buyer',
    is_seller_verified: false,
    company_name: null,
  })
  expect(profile.json().user_id).not.toBe('00000000-0000-4000-8000-000000000000')
})

test.each([
  ['full_name', 'M'.repeat(101), 'Full Name can have at most 100 characters'],
  ['address', 'A'.repeat(501), 'Address can have at most 500 characters'],
  ['password', 'p'.repeat(201), 'Password can have at most 200 characters'],
  ['email', `${'m'.repeat(60)}@${'x'.repeat(200)}.in`, 'Email is not valid'],
  ['full_name', 'Meera\0Joshi', 'Full Name holds a character that cannot be stored'],
  ['full_name', 'Meera \ud800', 'Full Name holds a character that cannot be stored'],
  ['email', 'meera\0@example.in', 'Email is not valid'],
  ['email', 'meera\udc00@example.in', 'Email is not valid'],
  ['address', '4 MG Road\0', 'Address holds a character that cannot be stored'],
  ['gst_number', '27AAPFU0939F1ZV\0', 'Please enter a valid GST Number (e.g., 22AAAAA0000A1Z5)'],
])('a %s that cannot be kept as it is is refused (%#)', async (field, value, content) => {
  const { status, body } = await post(testApp.app, url, aSignUp({ [field]: value }))
  expect([status, body]).toEqual([400, { success: false, content, sentence: named, field }])
})

test.each([
  'null',
  '[]',
  '[{}]',
  '7',
  '"text"',
  'true',
  '{',
  '',
  '{"__proto__":{"account_type":"admin"}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"phone_number":1e400}',
  `{"full_name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
  JSON.stringify({ full_name: 'M'.repeat(60_000), email: `${'a@'.repeat(1_000)}` }),
])('a broken body is refused with a sentence (%#)', async (text) => {
  const { status, body } = await post(testApp.app, url, text)
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, content: expect.stringMatching(/^[A-Z].+/), sentence: named })
})

test('a body over the limit is too large', async () => {
  const { status, body } = await post(testApp.app, url, aSignUp({ full_name: 'M'.repeat(70_000) }))
  expect([status, body.success]).toEqual([413, false])
})
