import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requestCode } from '#contract/users/one-time-code.ts'
import { register } from '#contract/users/user.ts'
import { buildApp } from '#server/app.ts'
import { parseEnv } from '#server/env.ts'
import { type StandIn, silence, smsStandIn, withStatus } from '#server/testing/sms-stand-in.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { aSignUp, post } from '#server/testing/visitor.ts'
import { openSms } from './open-sms.ts'
import { smsInLog } from './sms.ts'
import { smsProvider } from './sms-provider.ts'

const testApp = openTestApp()
let provider: StandIn
beforeAll(async () => {
  provider = await smsStandIn()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.received.length = 0
  provider.answers.length = 0
})

const settings = (more: Record<string, string> = {}) => {
  const { sms } = parseEnv({
    SMS_URL: provider.url,
    SMS_KEY: 'key-of-the-shop',
    SMS_SENDER: 'VANIJX',
    SMS_TEMPLATE_ID: '1107160000000012345',
    ...more,
  })
  if (!sms) throw new Error('no provider')
  return sms
}
const message = { phone_number: '919812345678', code: '012345' }

test('the provider gets number, text, sender and template, and the key in its header', async () => {
  await smsProvider(settings()).send(message)
  expect(provider.received).toMatchObject([
    {
      headers: { authorization: 'key-of-the-shop', 'content-type': 'application/json' },
      body: {
        to: '919812345678',
        sender: 'VANIJX',
        template_id: '1107160000000012345',
        message: '012345 is your Vanij code, good for 10 minutes. Do not share it with anyone.',
      },
    },
  ])
})

test('a provider with other names gets what it asks for', async () => {
  const SMS_BODY = JSON.stringify({
    template_id: '{template_id}',
    short_url: 0,
    recipients: [{ mobiles: '{phone}', otp: '{code}', note: 'kept {as} it is' }],
  })
  await smsProvider(settings({ SMS_KEY_HEADER: 'authkey', SMS_BODY })).send(message)
  expect(provider.received).toMatchObject([
    {
      headers: { authkey: 'key-of-the-shop' },
      body: {
        template_id: '1107160000000012345',
        short_url: 0,
        recipients: [{ mobiles: '919812345678', otp: '012345', note: 'kept {as} it is' }],
      },
    },
  ])
})

test.each([500, 503, 429])('after a %i it is tried once more', async (status) => {
  provider.answers.push(withStatus(status))
  await smsProvider(settings()).send(message)
  expect(provider.received).toHaveLength(2)
})

test('two faults are enough', async () => {
  provider.answers.push(withStatus(500), withStatus(502))
  await expect(smsProvider(settings()).send(message)).rejects.toThrow('The SMS provider answered 502')
  expect(provider.received).toHaveLength(2)
})

test.each([400, 401, 404])('a %i will be the same the next time', async (status) => {
  provider.answers.push(withStatus(status))
  await expect(smsProvider(settings()).send(message)).rejects.toThrow(`answered ${status}`)
  expect(provider.received).toHaveLength(1)
})

test('the key is not carried on to another address', async () => {
  provider.answers.push(withStatus(307), withStatus(307))
  await expect(smsProvider(settings()).send(message)).rejects.toThrow('answered with nothing')
  expect(provider.received).toHaveLength(2)
})

test('a provider that says nothing is waited for twice, not longer', async () => {
  provider.answers.push(silence, silence)
  const sending = smsProvider(settings(), 150).send(message)
  await expect(sending).rejects.toThrow('The SMS provider answered with nothing (TimeoutError)')
  expect(provider.received).toHaveLength(2)
})

test('a fault of the provider is no fault of the answer, and the log holds neither number nor code', async () => {
  const lines: string[] = []
  const env = { ...testApp.app.services.env, logLevel: 'trace' as const }
  const app = buildApp(
    { ...testApp.app.services, env, sms: smsProvider(settings()) },
    { logStream: { write: (line) => void lines.push(line) } },
  )
  const draft = aSignUp()
  await post(app, register.path, draft)
  provider.answers.push(withStatus(400))
  const { status } = await post(app, requestCode.path, { phone_number: draft.phone_number })
  expect(status).toBe(200)
  await app.close()
  expect(provider.received).toMatchObject([{ body: { to: draft.phone_number } }])
  const code = /\d{6}/.exec(JSON.stringify(provider.received[0]?.body).split('message')[1] ?? '')?.[0]
  expect(code).toHaveLength(6)
  const log = lines.join('')
  expect(log).toContain('"fault":"The SMS provider answered 400"')
  // What comes after the answer still names its request.
  const logged = lines.map(
    (line) => JSON.parse(line) as { event?: string; route?: string; request_id?: string },
  )
  const [failure] = logged.filter(({ event }) => event === 'sms-failed')
  const [request] = logged.filter(({ route }) => route === requestCode.path)
  expect(failure?.request_id).toBe(request?.request_id)
  expect(log).not.toContain(draft.phone_number)
  expect(log).not.toContain(code)
})

test('in development the code stands in the log, elsewhere nothing is sent without a provider', async () => {
  const lines: string[] = []
  await smsInLog((line) => lines.push(line)).send(message)
  expect(lines).toEqual(['SMS to +919812345678: your one-time code is 012345'])
  expect(openSms(undefined, true)).toMatchObject({ isReal: false })
  expect(openSms(undefined, false)).toBeUndefined()
  expect(openSms(settings(), true)).toMatchObject({ isReal: true })
})
