import { useEffect } from 'react'
import { useSession } from '#web/session.ts'
import { usePolling } from '#web/ui/use-polling.ts'
import { askLatest } from './latest.ts'

// Specification 9.
const pollEvery = 30_000

/** Keeps the unread number of the bars up to date. What fails is not told: the next beat asks again. */
export function useUnreadPoll() {
  const isMember = useSession().state === 'signed-in'
  useEffect(() => {
    if (isMember) askLatest().catch(() => undefined)
  }, [isMember])
  usePolling(askLatest, pollEvery, { enabled: isMember })
}
