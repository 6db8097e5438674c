import { expect, test, vi } from 'vitest'
import { getProfile, register, signIn } from '#contract/users/user.ts'
import { buildApp } from '#server/app.ts'
import { sql } from '#server/db/sql.ts'
import { named } from '#server/testing/named.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, cookieOf, post, type Wire } from '#server/testing/visitor.ts'
import { purgeDevices, purgeTries } from './sign-in.service.ts'

const testApp = openTestApp({ rateLimits: true })
const unlimited = openTestApp()

let count = 0
/** A new address for each try, so that only the limit of the account counts. */
const anAddress = () => `10.0.${++count % 250}.${Math.floor(count / 250)}`

async function aPerson() {
  const draft = aSignUp()
  const signedUp = await post(testApp.app, register.path, draft, { address: anAddress() })
  const { phone_number, password } = draft
  const enter = (typed = password, wire: Wire = {}) =>
    post(testApp.app, signIn.path, { phone_number, password: typed }, { address: anAddress(), ...wire })
  return { phone_number, password, enter, cookie: cookieOf(signedUp) }
}
type Person = Awaited<ReturnType<typeof aPerson>>

const guess = async ({ enter }: Pick<Person, 'enter'>, times: number, wire: Wire = {}) => {
  const statuses: number[] = []
  for (let i = 0; i < times; i += 1) statuses.push((await enter('wrong-one', wire)).status)
  return statuses
}

const letTimePass = (phone: string, interval: string) =>
  testApp.db.run(sql`
    update sign_in_failures set retry_at = retry_at - ${interval}::interval, forget_at = forget_at - ${interval}::interval
    where phone_number = ${phone}`)

test('after five wrong tries even the right password has to wait', async () => {
  const person = await aPerson()
  expect(await guess(person, 5)).toEqual([401, 401, 401, 401, 401])
  const { status, headers, body } = await person.enter()
  expect(status).toBe(429)
  expect(body).toEqual({
    success: false,
    content: 'Too many wrong tries. Please wait a minute and try again.',
    sentence: named,
  })
  expect(Number(headers['retry-after'])).toBeGreaterThan(30)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)

  await letTimePass(person.phone_number, '61 seconds')
  expect((await person.enter()).status).toBe(200)
})

test('many tries at the same moment do not slip past the count', async () => {
  const person = await aPerson()
  const answers = await Promise.all(Array.from({ length: 40 }, () => person.enter('wrong-one')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35)
})

test('the wait doubles with each further wrong try, up to fifteen minutes', async () => {
  const person = await aPerson()
  await guess(person, 5)
  const sentences: string[] = []
  for (let i = 0; i < 6; i += 1) {
    const { body } = await person.enter()
    sentences.push(/wait (.+) and/.exec(body.content)?.[1] ?? body.content)
    await letTimePass(person.phone_number, '15 minutes')
    expect((await person.enter('wrong-one')).status).toBe(401)
  }
  expect(sentences).toEqual(['a minute', '2 minutes', '4 minutes', '8 minutes', '15 minutes', '15 minutes'])
})

test('in an hour of guessing at most twenty guesses are looked at', async () => {
  const person = await aPerson()
  let seen = 0
  for (let minute = 0; minute < 60; minute += 1) {
    for (const status of await guess(person, 6)) seen += status === 401 ? 1 : 0
    await letTimePass(person.phone_number, '1 minute')
  }
  expect(seen).toBeGreaterThan(5)
  expect(seen).toBeLessThanOrEqual(20)
})

test('a right password clears the count, and so do fifteen quiet minutes', async () => {
  const person = await aPerson()
  for (const calm of [() => person.enter(), () => letTimePass(person.phone_number, '15 minutes')]) {
    expect(await guess(person, 4)).toEqual([401, 401, 401, 401])
    await calm()
  }
  expect(await guess(person, 6)).toEqual([401, 401, 401, 401, 401, 429])
})

test("the owner's known device is not kept out by guesses made elsewhere", async () => {
  const person = await aPerson()
  await guess(person, 6)
  expect((await person.enter(person.password, { cookie: person.cookie })).status).toBe(200)
  // The guesses are still counted, since nothing about them has changed.
  expect((await person.enter()).status).toBe(429)
})

test('a known device has five tries of its own, and is known for its own account only', async () => {
  const [person, other] = [await aPerson(), await aPerson()]
  expect(await guess(person, 6, { cookie: person.cookie })).toEqual([401, 401, 401, 401, 401, 429])
  expect((await person.enter()).status).toBe(200)

  await guess(other, 6)
  expect((await other.enter(other.password, { cookie: person.cookie })).status).toBe(429)
  const invented = `device=${'a'.repeat(43)}`
  expect((await other.enter(other.password, { cookie: invented })).status).toBe(429)
})

test('a number without an account has to wait in the same words', async () => {
  const person = await aPerson()
  const stranger = {
    enter: (password = 'x') =>
      post(testApp.app, signIn.path, { phone_number: '918888888888', password }, { address: anAddress() }),
  }
  const known = [...(await guess(person, 6)), (await person.enter()).text]
  const unknown = [...(await guess(stranger, 6)), (await stranger.enter()).text]
  expect(unknown).toEqual(known)
})

test('other ways to write the number are the same account', async () => {
  const { phone_number, enter } = await aPerson()
  await guess({ enter }, 5)
  for (const typed of [phone_number.slice(2), `0${phone_number.slice(2)}`, `+${phone_number}`]) {
    const { status } = await post(
      testApp.app,
      signIn.path,
      { phone_number: typed, password: 'x' },
      { address: anAddress() },
    )
    expect(status).toBe(429)
  }
})

test('a restart forgets nothing', async () => {
  const person = await aPerson()
  await guess(person, 5)
  const restarted = buildApp(testApp.app.services)
  const { phone_number, password } = person
  expect((await post(restarted, signIn.path, { phone_number, password })).status).toBe(429)
  await restarted.close()
})

test('the log learns that an account is being guessed, but neither number nor password', async () => {
  const person = await aPerson()
  await guess(person, 5)
  const warn = vi.spyOn(testApp.app.log, 'warn')
  await person.enter('wrong-one', { address: '10.9.9.9' })
  expect(warn.mock.calls).toEqual([
    [
      {
        event: 'sign-in-throttled',
        by: 'account',
        request_id: expect.any(String),
        user_id: expect.any(String),
        address: '10.9.9.9',
        seconds: expect.any(Number),
      },
    ],
  ])
  expect(JSON.stringify(warn.mock.calls)).not.toContain(person.phone_number)
  warn.mockRestore()
})

test('from one address thirty tries are looked at, whatever the accounts', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 34; i += 1) {
    const draft = { phone_number: String(917_000_000_000 + i), password: 'demo1234' }
    const spoofed = {
      'x-forwarded-for': `9.9.9.${i}`,
      forwarded: `for=9.9.9.${i}`,
      'x-real-ip': `9.9.9.${i}`,
    }
    const wire = { address: '10.8.8.8', headers: spoofed }
    statuses.push((await post(testApp.app, signIn.path, draft, wire)).status)
  }
  expect(statuses).toEqual([...Array(30).fill(401), ...Array(4).fill(429)])
  const person = await aPerson()
  const { status, body } = await person.enter(person.password, { address: '10.8.8.8' })
  expect(status).toBe(429)
  expect(body.content).toMatch(/^Too many tries from your connection. Please try again in 1[45] minutes.$/)
})

test('from one address thirty accounts an hour are opened, with or without a token', async () => {
  let token = ''
  const statuses: number[] = []
  for (let i = 0; i < 32; i += 1) {
    const { status, body } = await post(testApp.app, register.path, aSignUp(), { address: '10.7.7.7', token })
    if (body.token) token = body.token
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429, 429])
})

test('without rate limits nothing is counted', async () => {
  const draft = aSignUp()
  await post(unlimited.app, register.path, draft)
  const { phone_number, password } = draft
  for (let i = 0; i < 7; i += 1)
    expect((await post(unlimited.app, signIn.path, { phone_number, password: 'wrong' })).status).toBe(401)
  expect((await post(unlimited.app, signIn.path, { phone_number, password })).status).toBe(200)
})

test('a flood of sign-ins is sent away with a sentence, and the rest of the house answers', async () => {
  const flood = Array.from({ length: 200 }, (_, i) =>
    post(unlimited.app, signIn.path, { phone_number: String(916_000_000_000 + i), password: 'x' }),
  )
  const profile = await unlimited.app.inject(getProfile.path)
  expect(profile.statusCode).toBe(401)
  const answers = await Promise.all(flood)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 429]))
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    success: false,
    content: 'Many people are signing in right now. Please try again in a moment.',
    sentence: named,
  })
})

test('counts and devices that matter no more are removed, the others stay', async () => {
  const [old, fresh] = [await aPerson(), await aPerson()]
  await guess(old, 1)
  await guess(fresh, 1)
  await letTimePass(old.phone_number, '15 minutes')
  await testApp.db.run(sql`
    update known_devices set seen_at = now() - interval '401 days'
    where user_id = (select user_id from users where phone_number = ${old.phone_number})`)
  await purgeTries(testApp.db)
  await purgeDevices(testApp.db)

  const { rows } = await testApp.pool.query(
    `select phone_number,
       (select count(*)::int from known_devices where known_devices.user_id = users.user_id) as devices,
       (select count(*)::int from sign_in_failures where sign_in_failures.phone_number = users.phone_number) as counts
     from users where phone_number = any($1) order by phone_number`,
    [[old.phone_number, fresh.phone_number]],
  )
  expect(rows).toEqual([
    { phone_number: old.phone_number, devices: 0, counts: 0 },
    { phone_number: fresh.phone_number, devices: 1, counts: 1 },
  ])
})
