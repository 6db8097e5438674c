import { createHash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { codeRequestReply, requestCode, signInWithCode } from '#contract/users/one-time-code.ts'
import { getProfile, register } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { keyLength, secretsOf } from '#server/secrets/secrets.ts'
import { named } from '#server/testing/named.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'
import { purgeCodeRequests, purgeCodes } from './code.service.ts'
import { codeHashOf } from './code-hash.rules.ts'

const testApp = openTestApp()
const without = openTestApp({}, { sms: 'none' })
const withoutDemo = openTestApp({ demo: false })

const wrong = {
  success: false,
  content: 'That code is not right. Please check it and try again.',
  sentence: named,
  field: 'otp',
}
const ended = {
  success: false,
  content: 'That code is no longer good. Please ask for a new one.',
  sentence: named,
  field: 'otp',
}

async function aPerson({ app } = testApp) {
  const draft = aSignUp()
  await post(app, register.path, draft)
  return { phone_number: draft.phone_number }
}
const ask = (phone_number: unknown) => post(testApp.app, requestCode.path, { phone_number })
const enter = (draft: object) => post(testApp.app, signInWithCode.path, draft)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const letTimePass = (interval: string) =>
  testApp.db.run(sql`update one_time_codes set expires_at = expires_at - ${interval}::interval`)

test('the code on the phone opens a session', async () => {
  const person = await aPerson()
  const { phone_number, otp } = await aCodeFor(testApp, person)
  expect(otp).toMatch(/^\d{6}$/)
  const { status, body, headers } = await enter({ phone_number, otp })
  expect([status, body]).toEqual([
    200,
    { success: true, content: 'Signed in', sentence: named, token: expect.any(String) },
  ])
  expect(headers['set-cookie']).toMatch(/^device=/)
  const profile = await testApp.app.inject({ url: getProfile.path, headers: { token: body.token } })
  expect(profile.json().phone_number).toBe(phone_number)
})

test.each([
  (digits: string) => `+${digits}`,
  (digits: string) => digits.slice(2),
  (digits: string) => `0${digits.slice(2, 7)} ${digits.slice(7)}`,
])('number and code are understood however they are typed (%#)', async (typed) => {
  const { phone_number, otp } = await aCodeFor(testApp, await aPerson())
  const { status } = await enter({
    phone_number: typed(phone_number),
    otp: `${otp.slice(0, 3)} ${otp.slice(3)}`,
  })
  expect(status).toBe(200)
})

test('a number without an account gets the same answers, and no message', async () => {
  const person = await aPerson()
  const [known, unknown] = [await ask(person.phone_number), await ask('919222222222')]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  expect(known.body).toEqual({
    success: true,
    content: 'If this number has an account, a code is on its way. It is good for 10 minutes.',
    sentence: named,
    resend_seconds: 30,
  })
  for (let i = 0; i < 7; i += 1) {
    const otp = '000000'
    const [mine, unused] = [
      await enter({ ...person, otp }),
      await enter({ phone_number: '919222222222', otp }),
    ]
    expect([unused.status, unused.text]).toEqual([mine.status, mine.text])
  }
  expect(testApp.texts.filter(({ phone_number }) => phone_number === '919222222222')).toEqual([])
})

test('a code opens once', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  expect((await enter(draft)).status).toBe(200)
  const again = await enter(draft)
  expect([again.status, again.body]).toEqual([401, ended])
})

test('of twenty who bring the code at the same moment one comes in', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  const answers = await Promise.all(Array.from({ length: 20 }, () => enter(draft)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19)
})

test('five wrong tries use a code up, also when they come at the same moment', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  const guess = { ...draft, otp: otherThan(draft.otp) }
  const answers = await Promise.all(Array.from({ length: 12 }, () => enter(guess)))
  expect(answers.filter(({ body }) => body.content === wrong.content)).toHaveLength(5)
  expect(answers.filter(({ body }) => body.content === ended.content)).toHaveLength(7)
  expect((await enter(draft)).body).toEqual(ended)
})

test('the fifth try may still be the right one', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  for (let i = 0; i < 4; i += 1)
    expect((await enter({ ...draft, otp: otherThan(draft.otp) })).body).toEqual(wrong)
  expect((await enter(draft)).status).toBe(200)
})

test('a code is good for ten minutes', async () => {
  const [early, late] = [await aCodeFor(testApp, await aPerson()), await aCodeFor(testApp, await aPerson())]
  await letTimePass('9 minutes 58 seconds')
  expect((await enter(early)).status).toBe(200)
  await letTimePass('2 seconds')
  expect((await enter(late)).body).toEqual(ended)
})

test('a new code voids the former', async () => {
  const person = await aPerson()
  const former = await aCodeFor(testApp, person)
  let newer = await aCodeFor(testApp, person)
  while (newer.otp === former.otp) newer = await aCodeFor(testApp, person)
  expect((await enter(former)).body).toEqual(wrong)
  expect((await enter(newer)).status).toBe(200)
})

test('a code is good for its own number alone', async () => {
  const [one, other] = [await aCodeFor(testApp, await aPerson()), await aCodeFor(testApp, await aPerson())]
  const crossed = await enter({ phone_number: other.phone_number, otp: one.otp })
  expect([crossed.status, one.otp === other.otp || crossed.body]).toEqual([401, wrong])
})

test('a code that was never requested opens nothing', async () => {
  const { status, body } = await enter({ ...(await aPerson()), otp: '123456' })
  expect([status, body]).toEqual([401, ended])
})

test.each([
  [{}, 'Phone number must be valid'],
  [{ phone_number: '919800000000' }, 'Please enter the 6 digits of the code'],
  [{ phone_number: '919800000000', otp: '12345' }, 'Please enter the 6 digits of the code'],
  [{ phone_number: '919800000000', otp: '1234567' }, 'Please enter the 6 digits of the code'],
  [{ phone_number: '919800000000', otp: ['123456'] }, 'Please enter the 6 digits of the code'],
  [{ phone_number: '', otp: '123456' }, 'Phone number must be valid'],
])('a sign-in without number and code is refused (%#)', async (draft, content) => {
  const { status, body } = await enter(draft)
  expect([status, body]).toMatchObject([400, { success: false, content, sentence: named }])
})

test.each([
  [undefined, 'Phone number must be valid'],
  ['1234567890123456', 'Phone number must be valid'],
  ['14155552671', 'Codes are sent to Indian mobile numbers only. Please log in with your password.'],
  ['911122223333', 'Codes are sent to Indian mobile numbers only. Please log in with your password.'],
])('no code goes to %s', async (phone_number, content) => {
  const { status, body } = await ask(phone_number)
  expect([status, body]).toMatchObject([400, { success: false, content, sentence: named }])
})

test('a suspended account learns of it, by the right code alone', async () => {
  const draft = await aCodeFor(testApp, await aPerson())
  await testApp.db.run(sql`update users set suspended_at = now() where phone_number = ${draft.phone_number}`)
  expect((await enter({ ...draft, otp: otherThan(draft.otp) })).body).toEqual(wrong)
  const { status, body } = await enter(draft)
  expect([status, body]).toEqual([
    401,
    {
      success: false,
      status: 'invalid-token',
      content: 'This account is suspended. Please contact support.',
      sentence: named,
    },
  ])
})

test('the invented numbers of the demo are never called', async () => {
  for (const { app, db, texts } of [testApp, withoutDemo]) {
    const { phone_number } = await aPerson({ app, db } as typeof testApp)
    await db.run(sql`update users set is_demo = true where phone_number = ${phone_number}`)
    const { status } = await post(app, requestCode.path, { phone_number })
    expect(status).toBe(200)
    expect(texts.map((text) => text.phone_number)).not.toContain(phone_number)
  }
})

test('where no provider is named, the calls say so in a sentence', async () => {
  const content = 'One-time codes are not set up here. Please log in with your password.'
  const draft = { phone_number: '919800000000', otp: '123456', next: 'nayi-chaabi' }
  for (const path of [requestCode.path, signInWithCode.path, '/api/users/otp/password']) {
    const { status, body } = await post(without.app, path, draft)
    expect([status, body]).toEqual([503, { success: false, content, sentence: named }])
  }
  expect(await without.as(null)(codeRequestReply, {})).toEqual({ success: true, is_available: false })
  expect(await testApp.as(null)(codeRequestReply, {})).toEqual({ success: true, is_available: true })
})

test('neither the code nor a hash that could be reckoned back is stored', async () => {
  const { phone_number, otp } = await aCodeFor(testApp, await aPerson())
  const { rows } = await testApp.pool.query(
    'select to_jsonb(one_time_codes.*)::text as row, phone_number, code_hash from one_time_codes',
  )
  const everything = rows.map(({ row }) => row).join('\n')
  expect(everything).not.toContain(`"${otp}"`)
  for (const guess of [otp, phone_number + otp, otp + phone_number])
    expect(everything).not.toContain(createHash('sha256').update(guess).digest('hex'))
  // Without the server's key nobody can try all codes against the hash.
  const { code_hash } = rows.find((row) => row.phone_number === phone_number)
  const secrets = secretsOf([randomBytes(keyLength)])
  expect(codeHashOf(testApp.app.services, phone_number, otp)).toEqual(code_hash)
  expect(codeHashOf({ secrets }, phone_number, otp)).not.toEqual(code_hash)
})

test('what is over is cleared away', async () => {
  const { phone_number } = await aCodeFor(testApp, await aPerson())
  await letTimePass('10 minutes')
  await testApp.db.run(sql`update one_time_code_requests set requested_at = requested_at - interval '1 day'`)
  const kept = await aCodeFor(testApp, await aPerson())
  await purgeCodes(testApp.db)
  await purgeCodeRequests(testApp.db)
  const { rows } = await testApp.pool.query(
    'select phone_number from one_time_codes union all select phone_number from one_time_code_requests',
  )
  expect(rows.map((row) => row.phone_number)).not.toContain(phone_number)
  expect(rows.map((row) => row.phone_number)).toEqual([kept.phone_number, kept.phone_number])
})
