import { afterAll, beforeEach, expect, test } from 'vitest'
import { readNotifications } from '#contract/notification.ts'
import { saveChoices } from '#contract/reach/choices.ts'
import { sql } from '#server/db/sql.ts'
import { notify } from '#server/notifications/notification.service.ts'
import { aBuyer } from '#server/testing/build.ts'
import { headerOf, type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailTo, verifyAddress } from '#server/testing/reach/ways.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { wakeOutbox } from './exits.ts'
import { claimDue } from './outbox.queries.ts'
import { purgeOutbox } from './outbox.service.ts'

let smtp: SmtpStandIn
const testApp = openTestApp(
  {},
  {
    reach: async () => {
      smtp = await smtpStandIn()
      return mailTo(smtp.url)
    },
  },
)
afterAll(() => smtp.close())
beforeEach(() => {
  smtp.received.length = 0
  smtp.refusals.length = 0
})

const order = (person: Someone, content = 'New order VJ-12345678') => ({
  user_id: person.user_id,
  kind: 'order-received' as const,
  link: '/seller_console/orders/VJ-12345678',
  sentence: { name: 'test.note', parameters: {}, content },
})

async function aReader() {
  const reader = await aBuyer(testApp.db)
  await verifyAddress(testApp, reader)
  return reader
}

const outboxOf = async ({ user_id }: Someone) =>
  (
    await testApp.pool.query(
      `select state, attempts, fault, round(extract(epoch from next_at - now()) / 60)::int as minutes
      from outbox where user_id = $1 order by outbox_id`,
      [user_id],
    )
  ).rows

/** As if the wait were over. */
const passTime = async (person: Someone) => {
  await testApp.db.run(
    sql`update outbox set next_at = now() where user_id = ${person.user_id} and state = 'waiting'`,
  )
  wakeOutbox(testApp.db)
}

test('what is rolled back never leaves, and what is committed leaves once', async () => {
  const reader = await aReader()
  await testApp.db
    .transaction(async (tx) => {
      await notify(tx, [order(reader, 'Never happened')])
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await testApp.db.transaction((tx) => notify(tx, [order(reader)]))
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'sent', attempts: 1, fault: null }])
  expect(smtp.received.map((mail) => headerOf(mail, 'Subject'))).toEqual(['New order VJ-12345678'])
})

test('a failure is tried again after 1, 5 and 30 minutes, 2 and 12 hours; then it is a fault', async () => {
  const reader = await aReader()
  smtp.refusals.push(...Array.from({ length: 6 }, () => ({ responseCode: 451, about: 'data' as const })))
  await notify(testApp.db, [order(reader)])
  for (const [place, minutes] of [1, 5, 30, 120, 720].entries()) {
    await expect
      .poll(() => outboxOf(reader))
      .toEqual([{ state: 'waiting', attempts: place + 1, minutes, fault: 'The mail server answered 451' }])
    await passTime(reader)
  }
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'fault', attempts: 6 }])
  expect(smtp.received).toEqual([])
})

test('a mail has the same id at each attempt', async () => {
  const reader = await aReader()
  await notify(testApp.db, [order(reader)])
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'sent' }])
  await testApp.db.run(sql`
    update outbox set state = 'waiting', sent_at = null, next_at = now() where user_id = ${reader.user_id}`)
  wakeOutbox(testApp.db)
  await expect.poll(() => smtp.received).toHaveLength(2)
  expect(new Set(smtp.received.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1)
})

test('a mailbox that does not exist gets no more mails until its owner verifies one', async () => {
  const reader = await aReader()
  smtp.refusals.push({ responseCode: 550, about: 'recipient' })
  await notify(testApp.db, [order(reader)])
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'fault', attempts: 1 }])
  await notify(testApp.db, [order(reader, 'Later')])
  expect(await outboxOf(reader)).toHaveLength(1)
})

test('two servers that look at the same moment never take the same', async () => {
  const reader = await aReader()
  await testApp.as(reader)(saveChoices, { quiet: { from: '00:00', to: '00:00' } })
  await testApp.db.run(sql`
    insert into outbox (user_id, notification_id, channel, kind, message, dedupe_key, state, next_at)
    select ${reader.user_id}, gen_random_uuid(), 'whatsapp', 'payment', 'Paid', 'claim ' || n, 'waiting', now()
    from generate_series(1, 60) n`)
  const claims = await Promise.all(Array.from({ length: 9 }, () => claimDue(testApp.db, 'whatsapp', 8)))
  const ids = claims.flat().map(({ outbox_id }) => outbox_id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await outboxOf(reader)).toContainEqual(expect.objectContaining({ attempts: 1, minutes: 1 }))
})

test('nothing is sent of what somebody who was suspended had coming', async () => {
  const reader = await aReader()
  smtp.refusals.push({ responseCode: 451, about: 'data' })
  await notify(testApp.db, [order(reader)])
  // The try counts from its claim on; its failure, written later, would put off what follows.
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'waiting', fault: expect.any(String) }])
  await testApp.db.run(sql`update users set suspended_at = now() where user_id = ${reader.user_id}`)
  await passTime(reader)
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'dropped' }])
})

test('the same news again within the hour leaves the site once, unless it was read', async () => {
  const reader = await aReader()
  for (let n = 0; n < 3; n += 1) await notify(testApp.db, [order(reader)])
  expect(await outboxOf(reader)).toHaveLength(1)
  await testApp.as(reader)(readNotifications, {})
  await notify(testApp.db, [order(reader)])
  expect(await outboxOf(reader)).toHaveLength(2)
})

test('what was sent is kept for 30 days', async () => {
  const reader = await aReader()
  await notify(testApp.db, [order(reader)])
  await expect.poll(() => outboxOf(reader)).toMatchObject([{ state: 'sent' }])
  await testApp.db.run(sql`
    update outbox set created_at = now() - interval '31 days' where user_id = ${reader.user_id}`)
  await purgeOutbox(testApp.db)
  expect(await outboxOf(reader)).toEqual([])
})
