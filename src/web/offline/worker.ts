import { prefix } from '#web/ui/language.ts'

const hour = 3_600_000

/** Registers the worker and tells when a newer one waits; `apply` lets it take over and loads the page anew. */
export function keepWorker(onUpdate: (apply: () => void) => void): () => void {
  const workers = navigator.serviceWorker
  if (!workers) return () => {}
  let timer: ReturnType<typeof setInterval> | undefined
  let isLeft = false
  workers.register(`${prefix}/service-worker.js`).then(
    (registration) => {
      if (isLeft) return
      watch(registration, onUpdate)
      timer = setInterval(() => void registration.update().catch(() => {}), hour)
    },
    // A browser that keeps no workers, in a private window for instance: everything else works.
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
  // The first one of all waits for nobody.
  const look = () => registration.waiting && workers.controller && tell(registration.waiting)
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
}
