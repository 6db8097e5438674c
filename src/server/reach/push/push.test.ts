import { afterAll, beforeEach, expect, test } from 'vitest'
import { readNotifications } from '#contract/notification.ts'
import { saveChoices, subscribe, unsubscribe } from '#contract/reach/choices.ts'
import { listSessions } from '#contract/users/account.ts'
import { signOut } from '#contract/users/user.ts'
import { sql } from '#server/db/sql.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { wakeOutbox } from '#server/outbox/exits.ts'
import { aBuyer } from '#server/testing/build.ts'
import { type PushStandIn, pushStandIn } from '#server/testing/reach/push-stand-in.ts'
import { pushTo } from '#server/testing/reach/ways.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'

let service: PushStandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      service = await pushStandIn()
      return pushTo(service.host)
    },
  },
)
afterAll(() => service.close())
beforeEach(async () => {
  service.received.length = 0
  service.answers.length = 0
})

const order = ({ user_id }: Someone, content = 'New order VJ-12345678 from Ravi Stores') => ({
  user_id,
  kind: 'order-received' as const,
  link: '/seller_console/orders/VJ-12345678',
  sentence: { name: 'test.note', parameters: {}, content },
})

/** Whose phone rings at all hours, so that tests may run at night. */
async function aPhone(person?: Someone) {
  const owner = person ?? (await aBuyer(testApp.db, { full_name: 'Asha Verma Traders' }))
  const subscription = service.subscription()
  await testApp.as(owner)(saveChoices, { quiet: { from: '00:00', to: '00:00' } })
  await testApp.as(owner)(subscribe, subscription)
  return { owner, subscription }
}

const outboxOf = async ({ user_id }: Someone) =>
  (
    await testApp.pool.query(
      'select state, attempts, fault, next_at from outbox where user_id = $1 order by outbox_id',
      [user_id],
    )
  ).rows
const countSubscriptions = async ({ user_id }: Someone) =>
  (await testApp.pool.query('select 1 from push_subscriptions where user_id = $1', [user_id])).rowCount

test('a push reaches the browser encrypted, urgent, for a day, without names but the first', async () => {
  const { owner, subscription } = await aPhone()
  await notify(testApp.db, [order(owner)])
  await expect.poll(() => service.received).toHaveLength(1)
  const [push] = service.received
  expect(push?.endpoint).toBe(subscription.endpoint)
  expect(push?.headers).toMatchObject({ ttl: '86400', urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(push?.headers.topic).toMatch(/^[\w-]{32}$/)
  expect(push?.payload).toEqual({
    title: 'New order',
    body: 'Asha',
    link: '/seller_console/orders/VJ-12345678',
    tag: push?.headers.topic,
  })
  expect(push?.size).toBeLessThanOrEqual(4_096)
})

test.each([404, 410])('after a %i the subscription is gone with what waited for it', async (status) => {
  const { owner } = await aPhone()
  service.answers.push({ status })
  await notify(testApp.db, [order(owner)])
  await expect.poll(() => countSubscriptions(owner)).toBe(0)
  expect(await outboxOf(owner)).toEqual([])
})

test('a service that is busy says when to come again; one that refuses is a fault', async () => {
  const { owner } = await aPhone()
  service.answers.push({ status: 429, retryAfter: 600 }, { status: 413 })
  const before = Date.now()
  await notify(testApp.db, [order(owner)])
  await expect.poll(() => outboxOf(owner)).toMatchObject([{ fault: 'The push service answered 429' }])
  const [row] = await outboxOf(owner)
  expect(row.next_at.getTime()).toBeGreaterThan(before + 590_000)
  await testApp.db.run(sql`update outbox set next_at = now() where user_id = ${owner.user_id}`)
  wakeOutbox(testApp.db)
  await expect.poll(() => outboxOf(owner)).toMatchObject([{ state: 'fault', attempts: 2 }])
})

test('who logs out gets nothing more in that browser', async () => {
  const { owner } = await aPhone()
  const { sessions } = await testApp.as(owner)(listSessions, {})
  expect(sessions).toHaveLength(1)
  await testApp.as(owner)(signOut, {})
  expect(await countSubscriptions(owner)).toBe(0)
})

test('a phone that two people share rings for who signed in last', async () => {
  const { owner, subscription } = await aPhone()
  const next = await aBuyer(testApp.db, { full_name: 'Ravi Kumar' })
  await testApp.as(next)(saveChoices, { quiet: { from: '00:00', to: '00:00' } })
  await testApp.as(next)(subscribe, subscription)
  await notify(testApp.db, [order(owner), order(next)])
  await expect.poll(() => service.received).toHaveLength(1)
  expect(service.received[0]?.payload.body).toBe('Ravi')
  expect(await outboxOf(owner)).toEqual([])
})

test('who subscribes again keeps what waits, and each browser of a person rings', async () => {
  const { owner, subscription } = await aPhone()
  await aPhone(owner)
  await testApp.as(owner)(subscribe, subscription)
  await notify(testApp.db, [order(owner)])
  await expect.poll(() => service.received).toHaveLength(2)
  expect(await countSubscriptions(owner)).toBe(2)
})

test('only the owner ends a subscription', async () => {
  const { owner, subscription } = await aPhone()
  const stranger = await aBuyer(testApp.db)
  await testApp.as(stranger)(unsubscribe, { endpoint: subscription.endpoint })
  expect(await countSubscriptions(owner)).toBe(1)
  await testApp.as(owner)(unsubscribe, { endpoint: subscription.endpoint })
  expect(await countSubscriptions(owner)).toBe(0)
})

test('a service that asks for too long a wait is asked again after half a day', async () => {
  const { owner } = await aPhone()
  service.answers.push({ status: 503, retryAfter: 10 ** 10 })
  await notify(testApp.db, [order(owner)])
  await expect.poll(() => outboxOf(owner)).toMatchObject([{ fault: 'The push service answered 503' }])
  const [row] = await outboxOf(owner)
  expect(Math.round((row.next_at.getTime() - Date.now()) / 3_600_000)).toBe(12)
})

/** A time of day in India, so many hours from now. */
const hour = (plus: number) => {
  const india = new Date(Date.now() + (5.5 + plus) * 3_600_000)
  return `${String(india.getUTCHours()).padStart(2, '0')}:${String(india.getUTCMinutes()).padStart(2, '0')}`
}

test('what has waited for a server, an admin or other news stays silent at night too, and holds up nobody', async () => {
  const { owner } = await aPhone()
  const morning = Date.now() + 117 * 60_000
  await testApp.as(owner)(saveChoices, { quiet: { from: hour(-1), to: hour(2) } })
  await testApp.db.run(sql`
    insert into outbox (user_id, notification_id, channel, subscription_id, kind, message, dedupe_key, state, next_at)
    select user_id, gen_random_uuid(), 'push', subscription_id, 'order-received', 'New order', 'night ' || n, 'waiting',
      now() - interval '1 minute'
    from push_subscriptions, generate_series(1, 40) n where user_id = ${owner.user_id}`)
  const { owner: awake } = await aPhone()
  await notify(testApp.db, [order(awake)])
  await expect.poll(() => outboxOf(awake)).toMatchObject([{ state: 'sent' }])
  const waiting = await outboxOf(owner)
  expect(waiting).toHaveLength(40)
  for (const { state, attempts, next_at } of waiting) {
    expect([state, attempts]).toEqual(['waiting', 0])
    expect(next_at.getTime()).toBeGreaterThan(morning)
  }
  expect(service.received).toHaveLength(1)
})

test('at night phones stay silent until morning in India, and what is read till then stays silent', async () => {
  const { owner } = await aPhone()
  const morning = Date.now() + 117 * 60_000
  await testApp.as(owner)(saveChoices, { quiet: { from: hour(-1), to: hour(2) } })
  await notify(testApp.db, [order(owner)])
  const [row] = await outboxOf(owner)
  expect(row.next_at.getTime()).toBeGreaterThan(morning)
  expect(service.received).toEqual([])
  await testApp.as(owner)(readNotifications, {})
  await testApp.db.run(sql`update outbox set next_at = now() where user_id = ${owner.user_id}`)
  wakeOutbox(testApp.db)
  await expect.poll(() => outboxOf(owner)).toMatchObject([{ state: 'dropped' }])
})

test.each([
  ['2026-11-24T15:29:59Z', '2026-11-24T15:29:59Z', '20:59:59'],
  ['2026-11-24T15:30:00Z', '2026-11-25T02:30:00Z', '21:00'],
  ['2026-11-24T20:00:00Z', '2026-11-25T02:30:00Z', 'half past one'],
  ['2026-11-25T02:30:00Z', '2026-11-25T02:30:00Z', '08:00'],
])('%s in the usual quiet hours is sent at %s (%s in India)', async (moment, then) => {
  const { rows } = await testApp.pool.query('select after_quiet_hours($1, $2, $3) as at', [
    moment,
    '21:00',
    '08:00',
  ])
  expect(rows[0].at.toISOString()).toBe(new Date(then).toISOString())
})

test('what a person does not want does not leave', async () => {
  const { owner } = await aPhone()
  const api = testApp.as(owner)
  const saved = await api(saveChoices, { choices: [{ topic: 'orders', channel: 'push', is_on: false }] })
  expect(saved.choices).toContainEqual({ topic: 'orders', channel: 'push', is_on: false })
  expect(saved.channels).toContainEqual({ channel: 'push', state: 'ready' })
  expect(saved.channels).toContainEqual({ channel: 'mail', state: 'not-set-up' })
  await notify(testApp.db, [order(owner)])
  expect(await outboxOf(owner)).toEqual([])
})

test.each([
  [{ endpoint: 'http://127.0.0.1:5432/abc' }, 400],
  [{ endpoint: 'nonsense' }, 400],
  [{ keys: { p256dh: 'short', auth: 'a'.repeat(22) } }, 400],
  [{ keys: undefined }, 400],
])('a subscription with %j is refused', async (change, status) => {
  const person = await aBuyer(testApp.db)
  const draft = { ...service.subscription(), ...change } as ReturnType<PushStandIn['subscription']>
  await expect(testApp.as(person)(subscribe, draft)).rejects.toMatchObject({ status })
  await expect(testApp.as(null)(subscribe, service.subscription())).rejects.toMatchObject({ status: 401 })
})

test.each([
  [{ quiet: { from: '25:00', to: '08:00' } }],
  [{ quiet: { from: '21:00', to: '' } }],
  [{ choices: [{ topic: 'gossip', channel: 'push', is_on: true }] }],
  [{ choices: [{ topic: 'orders', channel: 'pigeon', is_on: true }] }],
])('%j is no choice', async (draft) => {
  const person = await aBuyer(testApp.db)
  await expect(testApp.as(person)(saveChoices, draft as never)).rejects.toMatchObject({ status: 400 })
})

test('people of the demo ring no phone', async () => {
  const person = await aBuyer(testApp.db)
  await testApp.db.run(sql`update users set is_demo = true where user_id = ${person.user_id}`)
  await expect(testApp.as(person)(subscribe, service.subscription())).rejects.toMatchObject({ status: 409 })
})
