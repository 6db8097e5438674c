import { prefix } from '#web/ui/language.ts'

const hour = 3_600_000

/** Registers the worker and announces a newer one that waits; `apply` lets it take over and reloads the page. */
export function keepWorker(onUpdate: (apply: () => void) => void): () => void {
  const workers = navigator.serviceWorker
  if (!workers) return () => {}
  let timer: ReturnType<typeof setInterval> | undefined
  let isLeft = false
  // Where workers are blocked, some browsers answer with nothing, whatever the type says.
  const registered: Promise<ServiceWorkerRegistration | undefined> = workers.register(
    `${prefix}/service-worker.js`,
  )
  registered.then(
    (registration) => {
      if (isLeft || !registration) return
      watch(registration, onUpdate)
      timer = setInterval(() => void registration.update().catch(() => {}), hour)
    },
    // Some browsers have no workers in private windows; everything else works without.
    () => {},
  )
  return () => {
    isLeft = true
    clearInterval(timer)
  }
}

function watch(registration: ServiceWorkerRegistration, onUpdate: (apply: () => void) => void) {
  const workers = navigator.serviceWorker
  const tell = (waiting: ServiceWorker) =>
    onUpdate(() => {
      workers.addEventListener('controllerchange', () => location.reload(), { once: true })
      waiting.postMessage('update')
    })
  // The very first worker replaces none, so there is nothing to announce.
  const look = () => registration.waiting && workers.controller && tell(registration.waiting)
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
}
