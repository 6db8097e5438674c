import { setImmediate as afterwards } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { changePhone, requestPhoneCode } from '#contract/users/account.ts'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { aCodeFor } from '#server/testing/one-time-codes.ts'
import { openTestApp, type TestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp()
const without = openTestApp({}, { sms: 'none' })
const limited = openTestApp({ rateLimits: true }, { sms: 'none' })

let count = 0
const aNumber = () => String(919_700_000_000 + ++count)

async function aPerson({ app }: TestApp) {
  const draft = aSignUp({ phone_number: aNumber(), email: `phone${count}@example.in` })
  const { body } = await post(app, register.path, draft)
  const call = async (method: 'POST' | 'PUT', url: string, payload: object) => {
    const headers = { token: body.token as string }
    const answer = await app.inject({ method, url, headers, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const change = (payload: object) => call('PUT', changePhone.path, payload)
  const enter = (phone_number: string) => post(app, signIn.path, { phone_number, password: draft.password })
  const isIn = async (token: string) =>
    (await app.inject({ url: getProfile.path, headers: { token } })).statusCode === 200
  return { ...draft, token: body.token as string, call, change, enter, isIn }
}

async function codeFor(person: Awaited<ReturnType<typeof aPerson>>, phone_number: string) {
  await afterwards()
  const before = testApp.texts.length
  const { status } = await person.call('POST', requestPhoneCode.path, { phone_number })
  expect(status).toBe(200)
  while (testApp.texts.length === before) await afterwards()
  return testApp.texts.findLast((text) => text.phone_number === phone_number)?.code ?? ''
}

test('with the password and the code that the new number got, the account has that number', async () => {
  const person = await aPerson(testApp)
  const elsewhere = (await person.enter(person.phone_number)).body.token
  const next = aNumber()
  const otp = await codeFor(person, next)
  expect(await person.change({ phone_number: next, password: person.password, otp })).toMatchObject({
    status: 200,
    body: { phone_number: next, is_phone_confirmed: true },
  })
  expect([await person.isIn(person.token), await person.isIn(elsewhere)]).toEqual([true, false])
  expect((await person.enter(person.phone_number)).status).toBe(401)
  expect((await person.enter(next)).status).toBe(200)
  const { rows } = await testApp.pool.query(
    "select details from audit_events where action = 'user.change-phone' and subject_name = $1",
    [`…${person.phone_number.slice(-4)}`],
  )
  expect(rows).toEqual([
    {
      details: {
        former: `…${person.phone_number.slice(-4)}`,
        wanted: `…${next.slice(-4)}`,
        by_code: true,
      },
    },
  ])
})

test('the own number is confirmed with a code, and a sign-in by code confirms it too', async () => {
  const person = await aPerson(testApp)
  const { phone_number, password } = person
  const otp = await codeFor(person, phone_number)
  expect((await person.change({ phone_number, password, otp })).body.is_phone_confirmed).toBe(true)
  const other = await aPerson(testApp)
  const { token } = (await post(testApp.app, '/api/users/otp/verify', await aCodeFor(testApp, other))).body
  const answer = await testApp.app.inject({ url: getProfile.path, headers: { token } })
  expect(answer.json().is_phone_confirmed).toBe(true)
})

test('without the code, with a wrong one or a wrong password nothing changes', async () => {
  const person = await aPerson(testApp)
  const phone_number = aNumber()
  const { password } = person
  const otp = await codeFor(person, phone_number)
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
  expect(await person.change({ phone_number, password })).toMatchObject({
    status: 400,
    body: { content: 'Please enter the code that was sent to this number' },
  })
  expect((await person.change({ phone_number, password, otp: wrong })).status).toBe(401)
  expect((await person.change({ phone_number, password: 'not-mine', otp })).status).toBe(401)
  expect((await person.change({ phone_number, password, otp: '12' })).status).toBe(400)
  expect((await person.enter(person.phone_number)).status).toBe(200)
})

test('a number of another account gets no code, and the answer does not tell', async () => {
  const [person, other] = [await aPerson(testApp), await aPerson(testApp)]
  const before = testApp.texts.length
  const { status } = await person.call('POST', requestPhoneCode.path, { phone_number: other.phone_number })
  await afterwards()
  expect([status, testApp.texts.length]).toEqual([200, before])
})

test('where no codes are sent the password is enough, and a number that is taken is refused', async () => {
  const [person, other] = [await aPerson(without), await aPerson(without)]
  const { password } = person
  expect(await person.change({ phone_number: other.phone_number, password })).toMatchObject({
    status: 409,
    body: { content: 'An account with this phone number or email already exists.' },
  })
  const phone_number = aNumber()
  expect(await person.change({ phone_number, password })).toMatchObject({
    status: 200,
    body: { phone_number, is_phone_confirmed: false },
  })
  expect((await person.change({ phone_number, password })).status).toBe(400)
  expect((await person.change({ phone_number: '12', password })).status).toBe(400)
  expect((await person.call('POST', requestPhoneCode.path, { phone_number })).status).toBe(503)
})

test('a visitor changes nothing', async () => {
  for (const [method, url] of [
    ['PUT', changePhone.path],
    ['POST', requestPhoneCode.path],
  ] as const)
    expect((await testApp.app.inject({ method, url, payload: {} })).statusCode).toBe(401)
})

test('nobody finds out which numbers have an account by asking for one after the other', async () => {
  const other = await aPerson(limited)
  const person = await aPerson(limited)
  const draft = { phone_number: other.phone_number, password: person.password }
  const answers: number[] = []
  for (let n = 0; n < 7; n += 1) answers.push((await person.change(draft)).status)
  expect(answers).toEqual([409, 409, 409, 409, 409, 429, 429])
})
