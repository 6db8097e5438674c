import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { listFaults, retryFault } from '#contract/admin/faults.ts'
import { sql } from '#server/db/sql.ts'
import { writeOutbox } from '#server/outbox/outbox.service.ts'
import { aBuyer, anAdmin, aSeller } from '#server/testing/build.ts'
import { type SmtpStandIn, smtpStandIn } from '#server/testing/reach/smtp-stand-in.ts'
import { mailTo, verifyAddress } from '#server/testing/reach/ways.ts'
import { openTestApp } from '#server/testing/test-app.ts'

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

async function aFault(responseCode = 554, about: 'data' | 'recipient' = 'data') {
  const reader = await aBuyer(testApp.db, { full_name: 'Asha Verma' })
  await verifyAddress(testApp, reader)
  smtp.refusals.push({ responseCode, about })
  const news = {
    notification_id: randomUUID(),
    user_id: reader.user_id,
    kind: 'order-received' as const,
    order_id: 'VJ-12345678',
    link: '/seller_console/orders/VJ-12345678',
    message: 'New order',
  }
  await testApp.db.transaction((tx) => writeOutbox(tx, [news]))
  const state = async () =>
    (await testApp.pool.query('select state from outbox where user_id = $1', [reader.user_id])).rows[0].state
  await expect.poll(state).toBe('fault')
  return { reader, state }
}

const ofReader = async (admin: Awaited<ReturnType<typeof anAdmin>>, user_id: string) =>
  (await testApp.as(admin)(listFaults, {})).faults.find(({ person }) => person.user_id === user_id)

test('an admin sees what was not handed over, to whom and why, and sends it again', async () => {
  const admin = await anAdmin(testApp.db)
  const { reader, state } = await aFault()
  const undelivered = await ofReader(admin, reader.user_id)
  expect(undelivered).toMatchObject({
    channel: 'mail',
    kind: 'order-received',
    person: { name: 'Asha Verma' },
    order_id: 'VJ-12345678',
    reason: 'The mail server answered 554',
    attempts: 1,
    can_retry: true,
  })
  const again = { faultId: undelivered?.fault_id ?? '' }
  expect(await testApp.as(admin)(retryFault, again)).toMatchObject({ content: 'It is being sent again.' })
  await expect.poll(state).toBe('sent')
  await expect(testApp.as(admin)(retryFault, again)).rejects.toMatchObject({ status: 404 })
  const { events } = await testApp.as(admin)(listAuditEvents, { action: 'fault.retry' })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ subject_id: reader.user_id, details: { channel: 'mail' } })
})

test('two presses at once send it once', async () => {
  const admin = await anAdmin(testApp.db)
  const { reader, state } = await aFault()
  const faultId = (await ofReader(admin, reader.user_id))?.fault_id ?? ''
  const before = smtp.received.length
  const press = () =>
    testApp
      .as(admin)(retryFault, { faultId })
      .catch(() => 'refused')
  const presses = await Promise.all([press(), press(), press()])
  expect(presses.filter((answer) => answer === 'refused')).toHaveLength(2)
  await expect.poll(state).toBe('sent')
  expect(smtp.received).toHaveLength(before + 1)
})

test('a mailbox that does not exist is not tried again', async () => {
  const admin = await anAdmin(testApp.db)
  const { reader } = await aFault(550, 'recipient')
  const undelivered = await ofReader(admin, reader.user_id)
  expect(undelivered).toMatchObject({ can_retry: false })
  await expect(testApp.as(admin)(retryFault, { faultId: undelivered?.fault_id ?? '' })).rejects.toMatchObject(
    {
      status: 409,
      message: 'This person cannot be reached this way any more.',
    },
  )
})

test('kinds of a newer server stand in the list as they are', async () => {
  const admin = await anAdmin(testApp.db)
  const reader = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into outbox (user_id, notification_id, channel, kind, message, dedupe_key, state, next_at)
    select ${reader.user_id}, gen_random_uuid(), 'sms', 'kind-to-come', 'News', ${randomUUID()}, 'fault', now()`)
  expect(await ofReader(admin, reader.user_id)).toMatchObject({ kind: 'kind-to-come', reason: '' })
})

test('nobody else sees faults, and nonsense is refused', async () => {
  const [seller, admin] = [await aSeller(testApp.db), await anAdmin(testApp.db)]
  await expect(testApp.as(seller)(listFaults, {})).rejects.toMatchObject({ status: 403 })
  await expect(testApp.as(null)(listFaults, {})).rejects.toMatchObject({ status: 401 })
  await expect(testApp.as(admin)(listFaults, { cursor: 'x' })).rejects.toMatchObject({ status: 400 })
  await expect(testApp.as(admin)(retryFault, { faultId: 'x' })).rejects.toMatchObject({ status: 404 })
  await expect(testApp.as(admin)(retryFault, { faultId: '999999999999999' })).rejects.toMatchObject({
    status: 404,
  })
})
