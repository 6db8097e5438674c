import { useSyncExternalStore } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listNotifications } from '#contract/notification.ts'
import { api } from '#web/api/browser-api.ts'
import { setCount } from '#web/session/counts.ts'
import { storedToken } from '#web/storage/session-store.ts'
import { createStore } from '#web/storage/store.ts'

export type NotificationPage = ReplyOf<typeof listNotifications>

type NewestPage = { readonly token: string | null; readonly page: NotificationPage }

const newest = createStore<NewestPage | undefined>(undefined)
let asking: { readonly token: string | null; readonly page: Promise<NotificationPage> } | undefined

/** Asks for the newest page, once however many ask for a person at the same time; the bars learn the number from it. */
export function askLatest(): Promise<NotificationPage> {
  const token = storedToken()
  if (asking?.token === token) return asking.page
  const page = ask(token).finally(() => {
    if (asking?.page === page) asking = undefined
  })
  asking = { token, page }
  return page
}

/** What a page begins with; null where it cannot be had. */
export const loadFirst = () => askLatest().catch(() => null)

async function ask(token: string | null) {
  const { listNotifications } = await import('#contract/notification.ts')
  const page = await api(listNotifications, {})
  if (token !== storedToken()) return page
  setCount('notifications', page.unread)
  newest.set({ token, page })
  return page
}

/** What the last poll brought to this person, if there was one. */
export function useLatest() {
  return useSyncExternalStore(newest.subscribe, ofThisPerson, () => undefined)
}

function ofThisPerson() {
  const last = newest.get()
  return last?.token === storedToken() ? last?.page : undefined
}
