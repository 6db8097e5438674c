import { expect, test } from 'vitest'
import { requestCode, signInWithCode } from '#contract/users/one-time-code.ts'
import { register } from '#contract/users/user.ts'
import { buildApp } from '#server/app.ts'
import { sql } from '#server/db/sql.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'

const testApp = openTestApp({ rateLimits: true })

let count = 0
const anAddress = () => `10.2.${++count % 250}.${Math.floor(count / 250)}`

async function aPhone() {
  const draft = aSignUp()
  await post(testApp.app, register.path, draft, { address: anAddress() })
  return draft.phone_number
}
const ask = (phone_number: string, address = anAddress()) =>
  post(testApp.app, requestCode.path, { phone_number }, { address })

const letTimePass = (interval: string) =>
  testApp.db.run(sql`
    update one_time_code_requests set requested_at = requested_at - ${interval}::interval`)

const statusesOf = async (times: number, request: (at: number) => ReturnType<typeof ask>) => {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) {
    statuses.push((await request(index)).status)
    await letTimePass('31 seconds')
  }
  return statuses
}

test('another code has to wait half a minute', async () => {
  const phone = await aPhone()
  expect((await ask(phone)).status).toBe(200)
  const { status, body, headers } = await ask(phone)
  expect(status).toBe(429)
  expect(body.content).toMatch(
    /^A code was sent a moment ago\. Please wait (29|30) seconds for another one\.$/,
  )
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(29)
  await letTimePass('31 seconds')
  expect((await ask(phone)).status).toBe(200)
})

test('of many requests at the same moment one is let through', async () => {
  const phone = await aPhone()
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask(phone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(testApp.texts.filter(({ phone_number }) => phone_number === phone)).toHaveLength(1)
})

test('a number gets five codes an hour and ten a day, from any address and in any spelling', async () => {
  const phone = await aPhone()
  const forms = [phone, `+${phone}`, phone.slice(2), `0${phone.slice(2)}`]
  const inTurn = (index: number) => ask(forms[index % forms.length] ?? phone)
  expect(await statusesOf(7, inTurn)).toEqual([200, 200, 200, 200, 200, 429, 429])
  await letTimePass('1 hour')
  expect(await statusesOf(6, inTurn)).toEqual([200, 200, 200, 200, 200, 429])
  await letTimePass('1 hour')
  const { status, body } = await ask(phone)
  expect([status, body.content]).toEqual([
    429,
    'Too many codes were asked for with this number. Please try again later.',
  ])
  await letTimePass('1 day')
  expect((await ask(phone)).status).toBe(200)
})

test('an address may request twenty codes a day, with and without accounts', async () => {
  const address = '2001:db8:1:2::7'
  const known = await aPhone()
  const statuses = await statusesOf(24, (index) =>
    ask(index === 3 ? known : String(918_300_000_000 + index), `2001:db8:1:2::${index}`),
  )
  expect(statuses).toEqual([...Array(20).fill(200), ...Array(4).fill(429)])
  const restarted = buildApp(testApp.app.services)
  const { status, body } = await post(restarted, requestCode.path, { phone_number: known }, { address })
  expect([status, body.content]).toEqual([
    429,
    'Too many codes were asked for from your connection. Please try again tomorrow.',
  ])
  await restarted.close()
})

test('the whole server sends no more than it can pay for', async () => {
  await testApp.db.run(sql`
    insert into one_time_code_requests (phone_number, address, is_sent)
    select '917777777777', 'elsewhere', true from generate_series(1, 1000)`)
  const { status, body } = await ask(await aPhone())
  expect([status, body.content]).toEqual([
    503,
    'Codes cannot be sent right now. Please log in with your password.',
  ])
  await letTimePass('1 hour')
})

test('guesses from one address are counted with its other tries to come in', async () => {
  const address = '10.3.3.3'
  const statuses: number[] = []
  for (let index = 0; index < 32; index += 1) {
    const draft = { phone_number: String(917_100_000_000 + index), otp: '123456' }
    statuses.push((await post(testApp.app, signInWithCode.path, draft, { address })).status)
  }
  expect(statuses).toEqual([...Array(30).fill(401), 429, 429])
})
