import { startPolling } from '#web/ui/lists/poll.ts'
import { askLatest } from './latest.ts'

// Specification 9.
const pollEvery = 30_000

/** Asks now and every 30 seconds, and returns what stops it. A failure is silent: the next call asks again. */
export function startUnreadPoll() {
  askLatest().catch(() => undefined)
  return startPolling(askLatest, pollEvery)
}
