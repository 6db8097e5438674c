import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getChoices, saveChoices } from '#contract/reach/choices.ts'
import { sql } from '#server/db/sql.ts'
import { parseEnv } from '#server/env.ts'
import { writeOutbox } from '#server/outbox/outbox.service.ts'
import { openSenders } from '#server/reach/open-senders.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { type StandIn, smsStandIn, withStatus } from '#server/testing/sms-stand-in.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

const sms = {
  SMS_KEY: 'key',
  SMS_SENDER: 'VANIJX',
  SMS_TEMPLATE_ID: '1107',
  PUBLIC_URL: 'https://vanij.test',
  SMS_TEMPLATES: JSON.stringify({
    'order-received': { id: '1107160000000000001', text: 'Hello {name}, {title} {order} on Vanij: {link}' },
  }),
}
const whatsapp = {
  WHATSAPP_KEY: 'Bearer abc',
  WHATSAPP_TEMPLATES: '{"order-received":{"id":"new_order_1"},"payment":{"id":"payment_1"}}',
}

let provider: StandIn
let cloud: StandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      provider = await smsStandIn()
      cloud = await smsStandIn()
      const { senders } = await openSenders(
        parseEnv({
          ...sms,
          ...whatsapp,
          SMS_URL: provider.url,
          WHATSAPP_URL: cloud.url,
          DATABASE_URL: 'postgres://x',
        }),
      )
      return { senders: senders ?? {} }
    },
  },
)
afterAll(() => {
  provider.close()
  cloud.close()
})
beforeEach(() => {
  for (const each of [provider, cloud]) {
    each.received.length = 0
    each.answers.length = 0
  }
})

async function aPhone({ topic = 'orders' as const, byWhatsapp = true } = {}) {
  const owner = await aBuyer(testApp.db, { full_name: 'Asha Verma Traders' })
  await testApp.db.run(sql`
    update users set phone_number = ${`91981${owner.user_id.replace(/\D/g, '').slice(0, 7).padEnd(7, '0')}`}
    where user_id = ${owner.user_id}`)
  await testApp.db.run(sql`update users set phone_confirmed_at = now() where user_id = ${owner.user_id}`)
  await testApp.as(owner)(saveChoices, {
    quiet: { from: '00:00', to: '00:00' },
    choices: [{ topic, channel: 'whatsapp', is_on: byWhatsapp }],
  })
  return owner
}

const leave = (news: Parameters<typeof writeOutbox>[1]) =>
  testApp.db.transaction((tx) => writeOutbox(tx, news))

const news = ({ user_id }: Someone, kind: 'order-received' | 'order-status' | 'requirement-posted') => ({
  notification_id: randomUUID(),
  user_id,
  kind,
  link: '/seller_console/orders/VJ-12345678',
  ...(kind === 'requirement-posted' ? {} : { order_id: 'VJ-12345678' }),
  message: 'New order from Ravi Kumar of Pune, 98123 45678',
})

test('SMS and WhatsApp carry the template of the kind, the first name and the order, and nothing else of anybody', async () => {
  const owner = await aPhone()
  await leave([news(owner, 'order-received')])
  await expect.poll(() => [provider.received.length, cloud.received.length]).toEqual([1, 1])
  expect(provider.received[0]?.body).toMatchObject({
    sender: 'VANIJX',
    template_id: '1107160000000000001',
    message:
      'Hello Asha, New order VJ-12345678 on Vanij: https://vanij.test/seller_console/orders/VJ-12345678',
  })
  expect(cloud.received[0]).toMatchObject({
    headers: { authorization: 'Bearer abc' },
    body: { type: 'template', template: { name: 'new_order_1' } },
  })
  const carried = JSON.stringify([provider.received, cloud.received].flat().map(({ body }) => body))
  for (const word of ['Verma', 'Ravi', 'Pune', '98123 45678']) expect(carried).not.toContain(word)
})

test('a kind without a template, and a lead, go to no phone number', async () => {
  const owner = await aPhone()
  await leave([news(owner, 'order-status'), news(owner, 'requirement-posted')])
  const { rows } = await testApp.pool.query('select channel from outbox where user_id = $1', [owner.user_id])
  expect(rows).toEqual([])
})

test('people of the demo, and numbers that nobody confirmed, get nothing', async () => {
  const [invented, unknown] = [await aPhone(), await aPhone()]
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${invented.user_id}`)
  await testApp.db.run(sql`update users set phone_confirmed_at = null where user_id = ${unknown.user_id}`)
  await leave([news(invented, 'order-received'), news(unknown, 'order-received')])
  const { rows } = await testApp.pool.query('select 1 from outbox where user_id = any($1)', [
    [invented.user_id, unknown.user_id],
  ])
  expect(rows).toEqual([])
  const { channels } = await testApp.as(invented)(getChoices, {})
  expect(channels).toContainEqual({ channel: 'sms', state: 'demo' })
  expect((await testApp.as(unknown)(getChoices, {})).channels).toContainEqual({
    channel: 'whatsapp',
    state: 'not-verified',
  })
})

test('a provider that is busy is asked again, one that refuses is a fault that says so', async () => {
  const owner = await aPhone({ byWhatsapp: false })
  provider.answers.push(withStatus(503))
  await leave([news(owner, 'order-received')])
  const outbox = async () =>
    (await testApp.pool.query('select state, fault from outbox where user_id = $1', [owner.user_id])).rows
  await expect.poll(outbox).toEqual([{ state: 'waiting', fault: 'The SMS provider answered 503' }])
  provider.answers.push(withStatus(400))
  await testApp.db.run(sql`update outbox set next_at = now() where user_id = ${owner.user_id}`)
  await expect.poll(outbox).toEqual([{ state: 'fault', fault: 'The SMS provider answered 400' }])
})

test.each([
  [{ SMS_TEMPLATES: '{' }, 'must be a JSON object such as'],
  [{ SMS_TEMPLATES: '{"requirement-posted":{"id":"1"}}' }, 'which requirement-posted is not'],
  [{ SMS_TEMPLATES: '{"gossip":{"id":"1"}}' }, 'which gossip is not'],
  [{ SMS_TEMPLATES: '{"payment":{"id":"1"}}' }, 'SMS_URL is needed with SMS_TEMPLATES.'],
  [{ WHATSAPP_URL: 'http://provider.example' }, 'must be an https address'],
  [{ WHATSAPP_URL: 'https://provider.example' }, 'WHATSAPP_KEY is needed with WHATSAPP_URL.'],
  [{ WHATSAPP_URL: 'https://p.example', WHATSAPP_KEY: 'k' }, 'WHATSAPP_TEMPLATES is needed'],
  [{ WHATSAPP_BODY: '{"to":"me"}' }, 'must be a JSON object that holds {phone}'],
])('a start with %j says what is wrong', (values, problem) => {
  expect(() => parseEnv(values)).toThrow(problem)
})
