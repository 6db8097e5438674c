import { expect, test } from 'vitest'
import type { Notification } from '#contract/notification.ts'
import { byDay, merged, reopened, unreadOf, withRead } from './feed.ts'

const row = (_id: string, createdAt: string, isRead = false): Notification => ({
  ...{ _id, createdAt, isRead, orderId: null, kind: 'order-status', message: _id, link: null },
})
const idsOf = (feed: readonly Notification[]) => feed.map(({ _id }) => _id)

test('a poll brings new rows to the top and keeps older pages', () => {
  const known = [row('b', '2026-11-19T08:00:00.000Z'), row('a', '2026-11-18T08:00:00.000Z')]
  const fresh = [row('c', '2026-11-19T09:00:00.000Z'), row('b', '2026-11-19T08:00:00.000Z', true)]
  const feed = merged(known, fresh)
  expect(idsOf(feed)).toEqual(['c', 'b', 'a'])
  expect(feed[1]?.isRead).toBe(true)
})

test('today is a day in India', () => {
  const now = Date.parse('2026-11-19T19:00:00Z')
  const feed = [row('night', '2026-11-19T18:31:00.000Z'), row('evening', '2026-11-19T18:29:00.000Z')]
  const { today, earlier } = byDay(feed, now)
  expect([idsOf(today), idsOf(earlier)]).toEqual([['night'], ['evening']])
})

test('only the named rows are read', () => {
  const feed = withRead(
    [row('a', '2026-11-19T08:00:00.000Z'), row('b', '2026-11-18T08:00:00.000Z')],
    new Set(['b']),
  )
  expect(feed.map(({ isRead }) => isRead)).toEqual([false, true])
})

test('coming back shows the list as long as it was, with what came since at its head', () => {
  const left = {
    rows: [
      row('c', '2026-11-19T08:00:00.000Z'),
      row('b', '2026-11-18T08:00:00.000Z'),
      row('a', '2026-11-17T08:00:00.000Z'),
    ],
    next: 'after a',
  }
  const first = {
    notifications: [row('d', '2026-11-19T09:00:00.000Z'), row('c', '2026-11-19T08:00:00.000Z')],
    next: 'after c',
  }
  const { rows, next } = reopened(first, left)
  expect(idsOf(rows)).toEqual(['d', 'c', 'b', 'a'])
  expect(next).toBe('after a')
})

test('a list that was not grown opens as the server has it now', () => {
  const first = { notifications: [row('d', '2026-11-19T09:00:00.000Z')], next: 'after d' }
  const left = { rows: [row('c', '2026-11-19T08:00:00.000Z')], next: 'after c' }
  expect(reopened(first, left)).toEqual({ rows: first.notifications, next: 'after d' })
  expect(reopened(first, undefined)).toEqual({ rows: first.notifications, next: 'after d' })
})

test('the filter leaves the unread rows in their order', () => {
  const feed = [
    row('c', '2026-11-19T08:00:00.000Z'),
    row('b', '2026-11-18T08:00:00.000Z', true),
    row('a', '2026-11-17T08:00:00.000Z'),
  ]
  expect(idsOf(unreadOf(feed))).toEqual(['c', 'a'])
})
