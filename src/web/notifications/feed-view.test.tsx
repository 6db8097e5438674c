import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listNotifications, type Notification, readNotifications } from '#contract/notification.ts'
import { setCount } from '#web/session/counts.ts'
import { answer } from '#web/testing/server.ts'
import { show } from '#web/testing/show.tsx'
import { FeedView } from './feed-view.tsx'

const aRow = (_id: string, fields: Partial<Notification> = {}): Notification => ({
  _id,
  orderId: null,
  kind: 'order-status',
  message: `News ${_id}`,
  link: null,
  createdAt: '2026-01-05T06:00:00.000Z',
  isRead: false,
  ...fields,
})

/** The notifications of a person; the bars know how many are unread. */
function feed(rows: Notification[], fields: { next?: string | null; shop?: boolean } = {}) {
  const unread = rows.filter(({ isRead }) => !isRead).length
  setCount('notifications', unread)
  const reads = answer(readNotifications, ({ ids }) => ({
    content: 'Marked',
    unread: ids ? unread - ids.length : 0,
  }))
  const first = {
    success: true as const,
    notifications: rows,
    unread,
    total: rows.length,
    total_is_floor: false,
    next: fields.next ?? null,
  }
  const title = fields.shop ? undefined : <h1>Notifications</h1>
  const page = show(<FeedView first={first} title={title} />, { as: { user_id: '7' } })
  return { ...page, reads: () => reads.map(({ input }) => input) }
}

const messages = () => screen.queryAllByText(/^(Unread)?News/).map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })
const unreadMarks = () => screen.queryAllByRole('button', { name: /^Mark as read: / }).length

test('without any there is a way on: for a buyer to the market, for a shop none', () => {
  const { leave } = feed([])
  expect(screen.getByText('No notifications yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Explore Live Market' })).toBeTruthy()
  leave()
  feed([], { shop: true })
  expect(screen.getByText(/New orders, requirements and what is decided/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('what came today stands apart from what came earlier', () => {
  feed([aRow('now', { createdAt: new Date().toISOString() }), aRow('old')])
  expect(within(screen.getByRole('region', { name: 'Today' })).getByText(/News now/)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Earlier' })).getByText(/News old/)).toBeTruthy()
})

test('one is marked as read at once, here and on the server', async () => {
  const { user, reads } = feed([aRow('a'), aRow('b')])
  await user.click(button('Mark as read: News a'))
  expect(unreadMarks()).toBe(1)
  await expect.poll(reads).toEqual([{ ids: ['a'] }])
})

test('all are marked at once; then nothing is unread', async () => {
  const { user, reads } = feed([aRow('a'), aRow('b')])
  await user.click(button('Mark all as read'))
  expect(await screen.findByText('All notifications are marked as read.')).toBeTruthy()
  expect([unreadMarks(), reads()]).toEqual([0, [{}]])
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
})

test('what did not reach the server is unread again', async () => {
  const { user } = feed([aRow('a')])
  answer(readNotifications, () => {
    throw new Error('no line')
  })
  await user.click(button('Mark as read: News a'))
  expect(await screen.findByText('The notifications could not be marked as read.')).toBeTruthy()
  expect(unreadMarks()).toBe(1)
  expect(screen.getByText('1 unread')).toBeTruthy()
})

test('the filter shows what is unread, stands in the address, and leads back to all', async () => {
  const { user, address } = feed([aRow('a'), aRow('b', { isRead: true })])
  await user.click(screen.getByRole('button', { name: /^Unread/ }))
  expect(address()).toBe('/?show=unread')
  expect(messages()).toEqual(['UnreadNews a'])
  await user.click(button('Mark as read: News a'))
  expect(screen.getByText('Nothing unread')).toBeTruthy()
  await user.click(button('Show all'))
  expect(address()).toBe('/')
  expect(messages()).toHaveLength(2)
})

test('each leads to what it is about, and is read by going there', async () => {
  const { user, reads, address } = feed([aRow('a', { orderId: 'VJ-1' })])
  await user.click(screen.getByRole('link', { name: 'View Order: News a' }))
  expect(address()).toContain('VJ-1')
  await expect.poll(reads).toEqual([{ ids: ['a'] }])
})

test('news of a kind that only a newer server knows is shown, and leads to what it is about', () => {
  feed([aRow('a', { kind: 'parcel-by-drone', link: '/drones/7' })])
  expect(messages()).toEqual(['UnreadNews a'])
  expect(screen.getByRole('link', { name: 'View: News a' }).getAttribute('href')).toBe('/drones/7')
})

test('more are loaded below, once each', async () => {
  const { user } = feed([aRow('a', { isRead: true })], { next: 'further' })
  const calls = answer(listNotifications, () => ({
    notifications: [
      aRow('a', { isRead: true }),
      aRow('b', { isRead: true, createdAt: '2026-01-04T06:00:00.000Z' }),
    ],
    unread: 0,
    total: 2,
    total_is_floor: false,
    next: null,
  }))
  await user.click(button('Load more'))
  expect(await screen.findByText('News b')).toBeTruthy()
  expect(messages()).toEqual(['News a', 'News b'])
  expect(calls.map(({ input }) => input)).toEqual([{ cursor: 'further' }])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})
