import type { Notification } from '#contract/notification.ts'
import { dayOf } from '#web/ui/formats/dates.ts'

type Feed = readonly Notification[]

/** Known and new rows together, newest first; of a row in both the new one counts. */
export function merged(known: Feed, fresh: Feed): Feed {
  const byId = new Map([...known, ...fresh].map((row) => [row._id, row]))
  return [...byId.values()].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

export const unreadOf = (feed: Feed) => feed.filter(({ isRead }) => !isRead)

/** The rows that are loaded, and where the next ones begin. */
export type FeedPart = { readonly rows: Feed; readonly next: string | null }

/** Coming back shows a list as long as the one that was left, with the new rows at its head. */
export const reopened = (
  { notifications, next }: { readonly notifications: Feed; readonly next: string | null },
  left: FeedPart | undefined,
): FeedPart =>
  left && left.rows.length > notifications.length
    ? { rows: merged(left.rows, notifications), next: left.next }
    : { rows: notifications, next }

export function withRead(feed: Feed, ids: ReadonlySet<string>): Feed {
  return feed.map((row) => (ids.has(row._id) ? { ...row, isRead: true } : row))
}

/** The filter only hides rows that are loaded, so its address does not run the loader again. */
export const staysWithItsFilter = (current: URL, next: URL) => current.href === next.href

/** Today is a day in India. */
export function byDay(feed: Feed, now: number) {
  const today = dayOf(now)
  const isToday = (row: Notification) => dayOf(row.createdAt) === today
  return { today: feed.filter(isToday), earlier: feed.filter((row) => !isToday(row)) }
}
