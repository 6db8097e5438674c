import { expect, test } from 'vitest'
import { listNotifications, readNotifications } from '#contract/notification.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { send } from '#server/testing/buy.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { notify, purgeNotifications } from './notification.service.ts'

const testApp = openTestApp()
const about = { kind: 'seller-approved', link: null } as const
const say = (content: string): Sentence => ({ name: 'test.note', parameters: {}, content })

test('notifications are listed newest first, with those not read yet counted', async () => {
  const seller = await aBuyer(testApp.db)
  await notify(testApp.db, [
    { ...about, user_id: seller.user_id, sentence: say('Your shop is being checked') },
  ])
  await testApp.db.run(sql`update notifications set is_read = true where user_id = ${seller.user_id}`)
  await notify(testApp.db, [
    { ...about, user_id: seller.user_id, sentence: say('Your shop is open'), link: '/seller_console' },
  ])
  const { notifications, unread, total, next } = await testApp.as(seller)(listNotifications, {})
  expect({ unread, total, next }).toEqual({ unread: 1, total: 2, next: null })
  expect(notifications).toMatchObject([
    {
      message: 'Your shop is open',
      isRead: false,
      orderId: null,
      kind: 'seller-approved',
      link: '/seller_console',
    },
    { message: 'Your shop is being checked', isRead: true, link: null },
  ])
})

test('they are seen by their owner alone', async () => {
  const owner = await aBuyer(testApp.db)
  await notify(testApp.db, [{ ...about, user_id: owner.user_id, sentence: say('For you') }])
  expect(await testApp.as(await aBuyer(testApp.db))(listNotifications, {})).toMatchObject({
    notifications: [],
    total: 0,
    unread: 0,
  })
  await expect(testApp.as(null)(listNotifications, {})).rejects.toMatchObject({
    status: 401,
    code: 'invalid-token',
  })
})

test('pages follow each other without a gap; a cursor of another person is refused', async () => {
  const [owner, stranger] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  const many = Array.from({ length: 230 }, (_, i) => ({
    ...about,
    user_id: owner.user_id,
    sentence: say(`Note ${i}`),
  }))
  await notify(testApp.db, many)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await testApp.as(owner)(listNotifications, { cursor })
    seen.push(...page.notifications.map(({ message }) => message))
    cursor = page.next ?? undefined
    if (cursor)
      await expect(testApp.as(stranger)(listNotifications, { cursor })).rejects.toMatchObject({ status: 400 })
  } while (cursor)
  expect(new Set(seen).size).toBe(230)
  expect(seen).toHaveLength(230)
  await expect(testApp.as(owner)(listNotifications, { cursor: 'nonsense' })).rejects.toMatchObject({
    status: 400,
  })
})

test('a list goes on where it ended, also when the row at its end came again since', async () => {
  const owner = await aBuyer(testApp.db)
  const note = (n: number) => ({
    ...about,
    link: '/orders',
    user_id: owner.user_id,
    sentence: say(`Note ${n}`),
  })
  for (let n = 1; n <= 120; n += 1) await notify(testApp.db, [note(n)])
  const { notifications, next } = await testApp.as(owner)(listNotifications, {})
  expect(notifications.at(-1)?.message).toBe('Note 21')
  await notify(testApp.db, [note(21)])
  const later = await testApp.as(owner)(listNotifications, { cursor: next ?? '' })
  expect(later.notifications.map(({ message }) => message)).toEqual(
    Array.from({ length: 20 }, (_, place) => `Note ${20 - place}`),
  )
})

const aNote = (user_id: string, message: string) => ({ ...about, user_id, sentence: say(message) })

test('a person marks some as read, or all; the list stays as it is', async () => {
  const owner = await aBuyer(testApp.db)
  await notify(
    testApp.db,
    ['one', 'two', 'three'].map((message) => aNote(owner.user_id, message)),
  )
  const api = testApp.as(owner)
  const before = await api(listNotifications, {})
  const [first = before.notifications[0]] = before.notifications
  expect(await api(readNotifications, { ids: [first?._id ?? ''] })).toMatchObject({
    success: true,
    unread: 2,
  })
  expect(await api(readNotifications, { ids: [] })).toMatchObject({ unread: 2 })
  expect((await api(listNotifications, {})).notifications.filter(({ isRead }) => isRead)).toEqual([
    { ...first, isRead: true },
  ])

  expect(await api(readNotifications, {})).toMatchObject({ unread: 0 })
  const after = await api(listNotifications, {})
  expect(after).toMatchObject({ unread: 0, total: 3 })
  expect(after.notifications).toEqual(before.notifications.map((row) => ({ ...row, isRead: true })))
})

test('nobody marks what belongs to others', async () => {
  const [owner, stranger] = [await aBuyer(testApp.db), await aBuyer(testApp.db)]
  await notify(testApp.db, [aNote(owner.user_id, 'For you')])
  const [note] = (await testApp.as(owner)(listNotifications, {})).notifications
  const answer = await testApp.as(stranger)(readNotifications, { ids: [note?._id ?? ''] })
  expect(answer.unread).toBe(0)
  await testApp.as(stranger)(readNotifications, {})
  expect((await testApp.as(owner)(listNotifications, {})).unread).toBe(1)
  await expect(testApp.as(null)(readNotifications, {})).rejects.toMatchObject({ status: 401 })
})

test.each([{ ids: 'all' }, { ids: ['x'] }, { ids: [5] }, { ids: null }, { ids: {} }])(
  '%j marks nothing',
  async (body) => {
    const owner = await aBuyer(testApp.db)
    await notify(testApp.db, [aNote(owner.user_id, 'For you')])
    expect(await send(testApp, owner, { url: readNotifications.path, body })).toMatchObject({ status: 400 })
    expect((await testApp.as(owner)(listNotifications, {})).unread).toBe(1)
  },
)

test('beyond a thousand the unread are still counted exactly', async () => {
  const owner = await aBuyer(testApp.db)
  await notify(
    testApp.db,
    Array.from({ length: 1_205 }, (_, i) => aNote(owner.user_id, `Note ${i}`)),
  )
  const list = await testApp.as(owner)(listNotifications, {})
  expect(list).toMatchObject({ unread: 1_205, total: 1_000, total_is_floor: true })
  expect(await testApp.as(owner)(readNotifications, {})).toMatchObject({ unread: 0 })
})

test('the same news again takes the place of what was not read yet', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const news = (status: string) => ({
    user_id,
    kind: 'order-status' as const,
    sentence: say(`Your order is now ${status}`),
    link: '/order_details/VJ-TOGGLED1',
  })
  for (let n = 0; n < 20; n += 1) await notify(testApp.db, [news(n % 2 ? 'Confirmed' : 'Shipped')])
  const list = async () => (await testApp.as({ user_id })(listNotifications, {})).notifications
  expect((await list()).map(({ message }) => message)).toEqual([
    'Your order is now Confirmed',
    'Your order is now Shipped',
  ])
  await testApp.as({ user_id })(readNotifications, {})
  await notify(testApp.db, [news('Confirmed')])
  expect(await list()).toHaveLength(3)
})

test('notifications are kept for 180 days', async () => {
  const { user_id } = await aBuyer(testApp.db)
  const news = {
    user_id,
    kind: 'password-reset' as const,
    sentence: notifications.passwordReset,
    link: null,
  }
  await notify(testApp.db, [news, { ...news, sentence: say('older') }])
  await testApp.db.run(sql`
    update notifications set created_at = now() - interval '181 days' where user_id = ${user_id} and message = 'older'`)
  await purgeNotifications(testApp.db)
  const list = await testApp.as({ user_id })(listNotifications, {})
  expect(list.notifications.map(({ message }) => message)).toEqual([news.sentence.content])
})

test('news of a kind that only a newer server knows is listed with its sentence and link', async () => {
  const { user_id } = await aBuyer(testApp.db)
  await testApp.db.run(sql`
    insert into notifications (user_id, kind, message, sentence, link)
    values (${user_id}, 'parcel-by-drone', 'A drone is on its way',
      '{"name": "notifications.drone", "parameters": {"height": 30}}', '/drones/7')`)
  const { notifications, unread } = await testApp.as({ user_id })(listNotifications, {})
  expect(unread).toBe(1)
  expect(notifications).toMatchObject([
    {
      kind: 'parcel-by-drone',
      message: 'A drone is on its way',
      sentence: { name: 'notifications.drone', parameters: { height: 30 } },
      link: '/drones/7',
    },
  ])
})
