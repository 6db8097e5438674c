import { useSyncExternalStore } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listNotifications } from '#contract/notification.ts'
import { api } from '#web/api/browser-api.ts'
import { setCount } from '#web/session/counts.ts'
import { storedToken, subscribe } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'

export type NotificationPage = ReplyOf<typeof listNotifications>

type NewestPage = { readonly token: string; readonly page: NotificationPage }

const newest = createStore<NewestPage | undefined>(undefined)
let asking: { readonly token: string; readonly page: Promise<NotificationPage> } | undefined

/**
 * Asks for the newest page, once however many ask for a person at the same time; the bars learn the number from it.
 * Rejects for a visitor, and as soon as the person signs out.
 */
export function askLatest(): Promise<NotificationPage> {
  const token = storedToken()
  if (!token) return Promise.reject(new Error('Visitors have no notifications'))
  if (asking?.token === token) return asking.page
  const page = ask(token).finally(() => {
    if (asking?.page === page) asking = undefined
  })
  asking = { token, page }
  return page
}

/** What a page begins with; null where it cannot be had. */
export const loadFirst = () => askLatest().catch(() => null)

async function ask(token: string) {
  const session = new AbortController()
  const stopFollowing = subscribe(() => {
    if (storedToken() !== token) session.abort()
  })
  try {
    const { listNotifications } = await import('#contract/notification.ts')
    session.signal.throwIfAborted()
    const page = await api(listNotifications, {}, { signal: session.signal })
    session.signal.throwIfAborted()
    setCount('notifications', page.unread)
    newest.set({ token, page })
    return page
  } finally {
    stopFollowing()
  }
}

/** What the last poll brought to this person, if there was one. */
export function useLatest() {
  return useSyncExternalStore(newest.subscribe, ofThisPerson, () => undefined)
}

function ofThisPerson() {
  const last = newest.get()
  return last?.token === storedToken() ? last?.page : undefined
}
