import type pg from 'pg'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listAuditEvents } from '#contract/admin/admin-audit.ts'
import { openChat } from '#contract/chats/chat.ts'
import { listNotifications, readNotifications } from '#contract/notification.ts'
import { cancelOrder, getOrder } from '#contract/order.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { audit } from '#server/audit/audit.service.ts'
import { sendMessage } from '#server/chats/message.service.ts'
import { openMigrationPool } from '#server/db/open-pool.ts'
import { runAlone } from '#server/db/run-migration.ts'
import { rows, Sql, sql } from '#server/db/sql.ts'
import { notify, purgeNotifications } from '#server/notifications/notification.service.ts'
import { aBuyer, anAdmin, aProduct } from '#server/testing/build.ts'
import { buy } from '#server/testing/buy.ts'
import { aChat, type Chat } from '#server/testing/chat.ts'
import { openTestApp, type Someone } from '#server/testing/test-app.ts'
import { keepMonths } from './keep-months.ts'
import { monthAfter, monthlyTables } from './monthly-table.ts'
import { partitionByMonth } from './partition-by-month.ts'
import { partitionMessages } from './partition-messages.ts'

const market = openTestApp()
const day = 24 * 60 * 60_000

/** In a session of its own, as the command does it. */
async function inSession<T>(work: (client: pg.PoolClient) => Promise<T>) {
  const pool = openMigrationPool({ ...market.pool.options, pipeline: false })
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    client.release(true)
    await pool.end()
  }
}

const tableOf = (name: string) => {
  const table = monthlyTables.find((each) => each.name === name)
  if (!table) throw new Error(name)
  return table
}
const partition = (name: string) => inSession((client) => partitionByMonth(client, tableOf(name)))

const Name = z.object({ name: z.string() })
const partsOf = async (table: string) => {
  const parts = await market.db.many(rows(Name)`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = to_regclass(${table})`)
  return parts.map(({ name }) => name).sort()
}

const Count = z.object({ count: z.int() })
const count = async (from: string) =>
  (await market.db.one(new Sql([`select count(*)::int as count from ${from}`], [], { row: Count }))).count

/** All rounds that are due at this moment. */
async function keepAll(now: Date) {
  while (await keepMonths(market.db, now));
}

const news = ({ user_id }: Someone, text: string) => ({
  user_id,
  kind: 'password-reset' as const,
  sentence: { ...notifications.passwordReset, content: text },
  link: null,
})

const textsOf = async (person: Someone) =>
  (await market.as(person)(listNotifications, {})).notifications.map(({ message }) => message)

const age = (text: string, moment: Date) =>
  market.db.run(sql`update notifications set created_at = ${moment} where message = ${text}`)

test('a market whose tables are whole has no months to keep', async () => {
  expect(await keepMonths(market.db)).toBe(false)
})

test('notifications are partitioned while people get and read them, and none is lost', async () => {
  const person = await aBuyer(market.db)
  const sent: string[] = []
  let isDone = false
  const others = async () => {
    for (let number = 1; !isDone || number < 20; number += 1) {
      await notify(market.db, [news(person, `number ${number}`)])
      sent.unshift(`number ${number}`)
      await market.as(person)(readNotifications, {})
    }
  }
  const writing = others()
  expect(await partition('notifications')).toBe(true)
  isDone = true
  await writing
  expect(await textsOf(person)).toEqual(sent.slice(0, 100))
  expect(await count('notifications')).toBe(sent.length)
  expect(await partition('notifications')).toBe(false)
})

test('the notifications of a deleted order go with it, partitioned too', async () => {
  const buyer = await aBuyer(market.db)
  const [orderId = ''] = await buy(market, buyer, [{ product_id: await aProduct(market.db), quantity: 1 }])
  expect(await count(`notifications where order_id = '${orderId}'`)).toBeGreaterThan(0)
  await market.db.run(sql`delete from orders where order_id = ${orderId}`)
  expect(await count(`notifications where order_id = '${orderId}'`)).toBe(0)
})

test('months are made ahead, and what comes before its month is made is kept and joins it', async () => {
  const person = await aBuyer(market.db)
  await keepAll(new Date())
  const later = monthAfter(new Date(), 6)
  await notify(market.db, [news(person, 'from the future')])
  await age('from the future', new Date(later.getTime() + day))
  expect(await count('notifications_others')).toBe(1)
  await keepAll(later)
  const month = `notifications_${later.toISOString().slice(0, 7).replace('-', '_')}`
  expect(await partsOf('notifications')).toContain(month)
  expect(await count('notifications_others')).toBe(0)
  expect(await count(month)).toBe(1)
  expect(await textsOf(person)).toEqual(['from the future'])
})

test('after 180 days older notifications go one by one, and months as a whole', async () => {
  const person = await aBuyer(market.db)
  await notify(market.db, [news(person, 'from before'), news(person, 'of a month'), news(person, 'of today')])
  await age('from before', new Date(Date.now() - 181 * day))
  const first = monthAfter(new Date(Date.now() + 7 * day), 1)
  await age('of a month', first)
  await purgeNotifications(market.db)
  expect(await textsOf(person)).toEqual(['of a month', 'of today'])

  const over = new Date(monthAfter(first, 1).getTime() + 180 * day)
  await keepAll(new Date(over.getTime() - day))
  expect(await textsOf(person)).toEqual(['of a month'])
  expect(await partsOf('notifications')).not.toContain('notifications_first')
  await keepAll(over)
  expect(await textsOf(person)).toEqual([])
  await notify(market.db, [news(person, 'as ever')])
  expect(await textsOf(person)).toEqual(['as ever'])
})

test('events of orders and of the audit are partitioned and stay, in their order, with ids that go on', async () => {
  const [buyer, admin] = [await aBuyer(market.db), await anAdmin(market.db)]
  const [orderId = ''] = await buy(market, buyer, [{ product_id: await aProduct(market.db), quantity: 1 }])
  const seen = (name: string) =>
    audit(
      market.db,
      { ...admin, request_id: 'a request' },
      { action: 'user.view', subject_id: name, subject_name: name },
    )
  await seen('one')
  for (const table of ['order_events', 'audit_events']) await partition(table)
  await seen('two')
  await market.as(buyer)(cancelOrder, { orderId, reason: 'Found it nearer.' })
  const { history } = await market.as(buyer)(getOrder, { orderId })
  expect(history.map(({ delivery_status }) => delivery_status)).toEqual(['Pending', 'Cancelled'])

  await keepAll(monthAfter(new Date(), 8))
  expect(await count('order_events')).toBeGreaterThanOrEqual(2)
  const { events } = await market.as(admin)(listAuditEvents, { actor: admin.user_id })
  expect(events.map(({ subject_name }) => subject_name)).toEqual(['two', 'one'])
  await expect(market.db.run(sql`delete from audit_events`)).rejects.toThrow('audit events are never changed')
})

test('messages are partitioned by their room while people write, and every room has each of them once', async () => {
  const rooms = await Promise.all(Array.from({ length: 12 }, () => aChat(market)))
  const write = ({ buyer, roomId }: Chat, client_id: string) =>
    sendMessage(
      market.db,
      { ...buyer, account_type: 'buyer', session_id: '' },
      { roomId, message: 'Rates?', client_id },
    )
  for (const room of rooms) await write(room, 'first')
  let rounds = 1
  let isDone = false
  const others = async () => {
    while (!isDone || rounds < 5) {
      for (const room of rooms) await write(room, `round ${rounds}`)
      rounds += 1
    }
  }
  const writing = others()
  expect(await inSession(partitionMessages)).toBe(true)
  isDone = true
  await writing
  for (const { buyer, roomId } of rooms) {
    const { messages } = await market.as(buyer)(openChat, { roomId })
    expect(messages.map(({ seq }) => seq)).toEqual(
      Array.from({ length: rounds }, (_, index) => index + 1).slice(-messages.length),
    )
    expect(await count(`chat_messages where room_id = '${roomId}'`)).toBe(rounds)
  }
  const [room] = rooms
  if (!room) throw new Error('no room')
  expect((await write(room, 'first')).seq).toBe(1)
  expect(await inSession(partitionMessages)).toBe(false)
  await market.db.run(sql`delete from chat_rooms where room_id = ${room.roomId}`)
  expect(await count(`chat_messages where room_id = '${room.roomId}'`)).toBe(0)
})

test('an index of a later version comes to every partition, while people write', async () => {
  await inSession((client) =>
    runAlone(
      client,
      'create index concurrently if not exists notifications_kind_idx on notifications (kind)',
    ),
  )
  const indexed = await count(
    `pg_indexes where tablename like 'notifications%' and indexdef like '%btree (kind)'`,
  )
  expect(indexed).toBe((await partsOf('notifications')).length + 1)
})
