import { useEffect, useState } from 'react'

// Longer waits overflow the browser's timer, and nobody keeps a page open that long.
const longest = 24 * 60 * 60 * 1000

/** Whether a live offer is over: as the page came, and from the moment it ends while the page is open. */
export function useEnded(expiresAt: string | null, hasEnded: boolean) {
  const [ended, setEnded] = useState(hasEnded)
  useEffect(() => {
    if (expiresAt === null) return
    const left = Date.parse(expiresAt) - Date.now()
    if (left > longest) return
    const timer = setTimeout(() => setEnded(true), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [expiresAt])
  return ended
}
