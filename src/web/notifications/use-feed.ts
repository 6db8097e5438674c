import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { listNotifications, type Notification, readNotifications } from '#contract/notification.ts'
import { api } from '#web/api/browser-api.ts'
import { setCount, useCounts } from '#web/session/counts.ts'
import { keepList, recallList } from '#web/ui/lists/kept-lists.ts'
import { toastError } from '#web/ui/toasts/toast.ts'
import { type FeedPart, merged, reopened, unreadOf, withRead } from './feed.ts'
import { type NotificationPage, useLatest } from './latest.ts'
import { notificationTexts } from './notification-texts.ts'

/** The list grows by polls at its head and by 'Load more' at its end. */
export function useFeed(first: NotificationPage) {
  const latest = useLatest() ?? first
  const place = `notifications ${useLocation().key}`
  const [begin] = useState(() => reopened(first, recallList<FeedPart>(place)))
  const [rows, setRows] = useState(begin.rows)
  const [next, setNext] = useState(begin.next)
  const [seen, setSeen] = useState(first)
  const [isLoading, setLoading] = useState(false)
  if (seen !== latest) {
    setSeen(latest)
    setRows(merged(rows, latest.notifications))
  }

  useEffect(() => keepList(place, { rows, next } satisfies FeedPart), [place, rows, next])

  const more = async () => {
    if (!next || isLoading) return
    setLoading(true)
    try {
      const page = await api(listNotifications, { cursor: next })
      setRows((before) => merged(before, page.notifications))
      setNext(page.next)
    } catch {
      toastError(notificationTexts.moreError)
    } finally {
      setLoading(false)
    }
  }
  return { ...useReadMarks(rows), total: latest.total, next, isLoading, more }
}

/** Rows are marked as read at once, and as unread again if the server could not be told. */
function useReadMarks(rows: readonly Notification[]) {
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  const unread = useCounts().notifications ?? 0

  const mark = async (ids: readonly string[], all: boolean) => {
    setMarks((before) => new Set([...before, ...ids]))
    setCount('notifications', all ? 0 : Math.max(0, unread - ids.length))
    try {
      const answer = await api(readNotifications, all ? {} : { ids: [...ids] })
      setCount('notifications', answer.unread)
      return true
    } catch {
      setMarks((before) => new Set([...before].filter((id) => !ids.includes(id))))
      setCount('notifications', unread)
      toastError(notificationTexts.markError)
      return false
    }
  }

  const shown = withRead(rows, marks)
  const unreadIds = unreadOf(shown).map(({ _id }) => _id)
  return {
    rows: shown,
    unread,
    markOne: (id: string) => mark([id], false),
    markAll: () => mark(unreadIds, true),
  }
}
