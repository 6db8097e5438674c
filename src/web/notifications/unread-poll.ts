import { startPolling } from '#web/ui/lists/poll.ts'
import { askLatest } from './latest.ts'

// Specification 9.
const pollEvery = 30_000

/** Asks now and every 30 seconds. What fails is not told: the next beat asks again. Answers its end. */
export function startUnreadPoll() {
  askLatest().catch(() => undefined)
  return startPolling(askLatest, pollEvery)
}
