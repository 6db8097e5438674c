import { expect, test } from 'vitest'
import { listNotifications } from '#contract/notification.ts'
import { sql } from '#server/db/sql.ts'
import { aBuyer } from '#server/testing/build.ts'
import { openHouse } from '#server/testing/house.ts'
import { notify } from './notification.service.ts'

const house = openHouse()
const about = { order_id: null, kind: 'kyc', link: null }

test('notifications are listed newest first, with those not read yet counted', async () => {
  const seller = await aBuyer(house.db)
  await notify(house.db, [{ ...about, user_id: seller.user_id, message: 'Your shop is being checked' }])
  await house.db.run(sql`update notifications set is_read = true where user_id = ${seller.user_id}`)
  await notify(house.db, [
    { ...about, user_id: seller.user_id, message: 'Your shop is open', link: '/seller_console' },
  ])
  const { notifications, unread, total, next } = await house.as(seller)(listNotifications, {})
  expect({ unread, total, next }).toEqual({ unread: 1, total: 2, next: null })
  expect(notifications).toMatchObject([
    { message: 'Your shop is open', isRead: false, orderId: null, kind: 'kyc', link: '/seller_console' },
    { message: 'Your shop is being checked', isRead: true, link: null },
  ])
})

test('they are seen by their owner alone', async () => {
  const owner = await aBuyer(house.db)
  await notify(house.db, [{ ...about, user_id: owner.user_id, message: 'For you' }])
  expect(await house.as(await aBuyer(house.db))(listNotifications, {})).toMatchObject({
    notifications: [],
    total: 0,
    unread: 0,
  })
  await expect(house.as(null)(listNotifications, {})).rejects.toMatchObject({
    status: 401,
    code: 'invalid-token',
  })
})

test('pages follow each other without a gap; a cursor of another person is refused', async () => {
  const [owner, stranger] = [await aBuyer(house.db), await aBuyer(house.db)]
  const many = Array.from({ length: 230 }, (_, i) => ({
    ...about,
    user_id: owner.user_id,
    message: `Note ${i}`,
  }))
  await notify(house.db, many)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await house.as(owner)(listNotifications, { cursor })
    seen.push(...page.notifications.map(({ message }) => message))
    cursor = page.next ?? undefined
    if (cursor)
      await expect(house.as(stranger)(listNotifications, { cursor })).rejects.toMatchObject({ status: 400 })
  } while (cursor)
  expect(new Set(seen).size).toBe(230)
  expect(seen).toHaveLength(230)
  await expect(house.as(owner)(listNotifications, { cursor: 'nonsense' })).rejects.toMatchObject({
    status: 400,
  })
})
