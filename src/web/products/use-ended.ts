import { useEffect, useState } from 'react'
import { learnServerClock, serverNow } from '#web/api/server-clock.ts'

// Longer waits overflow the browser's timer; no page stays open that long.
const longest = 24 * 60 * 60 * 1000

/** Whether a live offer is over: as the page came, and from the moment it ends while the page is open. */
export function useEnded(expiresAt: string | null, hasEnded: boolean) {
  const [ended, setEnded] = useState(hasEnded)
  useEffect(() => {
    if (expiresAt === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    void learnServerClock().then(() => {
      const left = Date.parse(expiresAt) - serverNow()
      if (isGone || left > longest) return
      timer = setTimeout(() => setEnded(true), Math.max(0, left))
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [expiresAt])
  return ended
}
