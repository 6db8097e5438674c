import { createPictureStore } from './pictures.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: what every page needs, and a name that changes with it. */
declare const shellFiles: readonly string[]
declare const version: string

const shell = `shell-${version}`
const files = 'files'
const pictures = 'pictures'
const filesKept = 200
const offlinePage = '/offline.html'
const pictureStore = createPictureStore(() => caches.open(pictures), 50 * 1024 ** 2)

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.addAll([offlinePage, ...shellFiles])))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([dropOldShells(), self.registration.navigationPreload?.enable(), self.clients.claim()]),
  )
})

/** Files of earlier builds stay for pages that are still open with them, as long as there are not too many. */
async function dropOldShells() {
  for (const name of await caches.keys())
    if (![shell, files, pictures].includes(name)) await caches.delete(name)
  const cache = await caches.open(files)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - filesKept))) await cache.delete(request)
}

/** The person has read that an update is ready, and wants it. */
self.addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(self.skipWaiting())
})

/** Everything else goes its way as if nobody were here: calls of the API, sign-in, documents, sockets. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileFirst(request))
  else if (/^\/(media|categories|landing)\/.*\.webp$/.test(url.pathname))
    event.respondWith(pictureAtOnce(event))
})

/** A page is never kept: it comes fresh, or not at all. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(offlinePage)) ?? Response.error()
  }
}

/** The names of these files change with what is in them. */
async function fileFirst(request: Request): Promise<Response> {
  const known = await caches.match(request)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) await (await caches.open(files)).put(request, fresh.clone())
  return fresh
}

/** Shows the picture it has and fetches a newer one for the next time. */
async function pictureAtOnce(event: FetchEvent): Promise<Response> {
  const known = await pictureStore.match(event.request)
  const fresh = fetch(event.request).then((answer) => {
    if (isForAll(answer)) event.waitUntil(pictureStore.keep(event.request, answer.clone()))
    return answer
  })
  if (!known) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return known
}

const isForAll = (answer: Response) =>
  answer.status === 200 && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')
