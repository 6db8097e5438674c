import type { Notification } from '#contract/notification.ts'
import { dayOf } from '#web/ui/formats/dates.ts'

type Feed = readonly Notification[]

/** Known and fresh rows together, newest first; of the same row the fresh one counts. */
export function merged(known: Feed, fresh: Feed): Feed {
  const byId = new Map([...known, ...fresh].map((row) => [row._id, row]))
  return [...byId.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

export function withRead(feed: Feed, ids: ReadonlySet<string>): Feed {
  return feed.map((row) => (ids.has(row._id) ? { ...row, isRead: true } : row))
}

/** The filter chooses among what is here already. */
export const staysWithItsFilter = (current: URL, next: URL) => current.href === next.href

/** Today is a day in India. */
export function byDay(feed: Feed, now: number) {
  const today = dayOf(now)
  const isToday = (row: Notification) => dayOf(row.createdAt) === today
  return { today: feed.filter(isToday), earlier: feed.filter((row) => !isToday(row)) }
}
