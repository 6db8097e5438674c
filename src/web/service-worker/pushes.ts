import { notificationsPath } from '#contract/paths.ts'

declare const self: ServiceWorkerGlobalScope

type News = { readonly title: string; readonly body: string; readonly link: string; readonly tag: string }

/** What came with a push; one that cannot be read is shown as news all the same, because browsers demand it. */
export function newsIn(data: Pick<PushMessageData, 'json'> | null): News {
  const plain = { title: 'Vanij', body: '', link: notificationsPath, tag: 'news' }
  try {
    const { title, body, link, tag } = data?.json() ?? {}
    const isPath = typeof link === 'string' && /^\/(?![/\\])/.test(link)
    return {
      title: typeof title === 'string' ? title : plain.title,
      body: typeof body === 'string' ? body : plain.body,
      link: isPath ? link : plain.link,
      tag: typeof tag === 'string' ? tag : plain.tag,
    }
  } catch {
    return plain
  }
}

/** The same news twice is shown once: the tag replaces what is there. */
export function showPush(event: PushEvent) {
  const { title, ...news } = newsIn(event.data)
  event.waitUntil(
    self.registration.showNotification(title, {
      body: news.body,
      tag: news.tag,
      data: news.link,
      icon: '/icon-192.png',
    }),
  )
}

/** Leads a tab of the site there, or opens one. */
export function openNews(event: NotificationEvent) {
  event.notification.close()
  const link = new URL(String(event.notification.data), self.location.origin).href
  event.waitUntil(leadTo(link))
}

async function leadTo(link: string) {
  const [tab] = await self.clients.matchAll({ type: 'window' })
  const there = await tab?.navigate(link).catch(() => null)
  if (there) return there.focus()
  return self.clients.openWindow(link)
}
