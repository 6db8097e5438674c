import { limits } from '#server/limits.ts'

// Slightly longer than a closing server waits for its requests.
const patience = limits.http.drain + 5_000
// npm forwards a Ctrl-C that the terminal has already sent to us, so only a later one means "at once".
const echoWithin = 500

/** Ends the process after `stop`, at SIGINT or SIGTERM; at once when asked again, or when it takes too long. */
export function stopOnSignals(stop: () => Promise<void>, waitMs = 0) {
  let requestedAt: number | undefined
  const onSignal = () => {
    if (requestedAt !== undefined && Date.now() - requestedAt > echoWithin) process.exit(1)
    if (requestedAt !== undefined) return
    requestedAt = Date.now()
    setTimeout(() => process.exit(1), patience + waitMs).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
}

const look = 200

/** Stops like SIGTERM when the parent process is gone, so that kill -9 of npm leaves no server behind. */
export function stopWithParent() {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, look).unref()
}
