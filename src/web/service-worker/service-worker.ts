import { isTheFile } from './kept-file.ts'
import { createPictureStore } from './pictures.ts'
import { openNews, showPush } from './pushes.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build: what every page needs, and a name that changes with it. */
declare const shellFiles: readonly string[]
declare const version: string
/** What the addresses of the build's language begin with. */
declare const prefix: string

const shells = `shell${prefix}-`
const shell = shells + version
const files = 'files'
const pictures = 'pictures'
const filesKept = 200
const offlinePage = `${prefix}/offline.html`
const pictureStore = createPictureStore(() => caches.open(pictures), 50 * 1024 ** 2)

self.addEventListener('install', (event) => {
  event.waitUntil(heal().then(keepShell))
})

/** All files of the shell must be good: a worker with half a shell is not installed. */
async function keepShell() {
  const cache = await caches.open(shell)
  const keep = async (path: string) => {
    const answer = await fetch(path)
    if (!isTheFile(answer.url, answer)) throw new Error(`Not what it says: ${path}`)
    await cache.put(path, answer)
  }
  await Promise.all([offlinePage, ...shellFiles].map(keep))
}

/** An older worker may have kept a wrong answer under a file's name, which breaks its pages: those go first. */
async function heal() {
  for (const name of await caches.keys()) {
    if (name === pictures) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const kept = await cache.match(request)
      if (kept && !isTheFile(request.url, kept)) await cache.delete(request)
    }
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldShells().catch(nothing),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

/** Files of earlier builds stay for pages that are still open with them, as long as there are not too many. */
async function dropOldShells() {
  for (const name of await caches.keys()) if (name !== shell && isOlder(name)) await caches.delete(name)
  const cache = await caches.open(files)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - filesKept))) await cache.delete(request)
}

/** Other languages have workers and shells of their own. */
const isOlder = (name: string) => name.startsWith(shells) || !/^(shell|files$|pictures$)/.test(name)

/** The person has accepted the update. */
self.addEventListener('message', (event) => {
  if (event.data === 'update') event.waitUntil(self.skipWaiting())
})

self.addEventListener('push', showPush)
self.addEventListener('notificationclick', openNews)

/** Everything else passes untouched: calls of the API, sign-in, documents, sockets. */
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(fileFirst(event))
  else if (/^\/(media|categories|landing)\/.*\.webp$/.test(url.pathname))
    event.respondWith(pictureAtOnce(event))
})

/** Pages are never kept: they come from the network, or not at all. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    // A preload that fails is tried again. Without a network Firefox answers with an error instead of failing.
    const preloaded = await Promise.resolve(event.preloadResponse).catch(nothing)
    return preloaded && preloaded.type !== 'error' ? preloaded : await fetch(event.request)
  } catch {
    return (await caches.match(offlinePage).catch(nothing)) ?? Response.error()
  }
}

/** The names of these files change with what is in them. */
async function fileFirst(event: FetchEvent): Promise<Response> {
  const { request } = event
  const known = await caches.match(request).catch(nothing)
  if (known && isTheFile(request.url, known)) return known
  const fresh = await fetch(request)
  if (isTheFile(request.url, fresh)) event.waitUntil(keepFile(request, fresh.clone()).catch(nothing))
  return fresh
}

const keepFile = async (request: Request, answer: Response) => (await caches.open(files)).put(request, answer)

/** Where the store is full, blocked or broken, the request goes to the network. */
const nothing = () => undefined

/** Shows the picture it has and fetches a newer one for the next time. */
async function pictureAtOnce(event: FetchEvent): Promise<Response> {
  const known = await pictureStore.match(event.request).catch(nothing)
  const fresh = fetch(event.request).then((answer) => {
    if (isForAll(answer)) event.waitUntil(pictureStore.keep(event.request, answer.clone()).catch(nothing))
    return answer
  })
  if (!known) return fresh
  event.waitUntil(fresh.catch(nothing))
  return known
}

const isForAll = (answer: Response) =>
  answer.status === 200 && /\bpublic\b/.test(answer.headers.get('cache-control') ?? '')
