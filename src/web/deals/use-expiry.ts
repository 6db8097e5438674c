import { useEffect, useState } from 'react'
import type { Deal } from '#contract/deals/deal.ts'
import { serverNow } from '#web/api/server-clock.ts'

// Longer waits overflow the browser's timer; no page stays open that long.
const longest = 24 * 60 * 60_000
const nothing = { accept: false, counter: false, decline: false, withdraw: false }

/** The deal as it is once the last moment of its offer has come, although nobody does anything. */
export function useExpiry(deal: Deal | undefined): Deal | undefined {
  const [over, setOver] = useState<string>()
  const end = deal?.state === 'open' ? deal.expires_at : undefined
  useEffect(() => {
    if (end === undefined) return
    const left = Date.parse(end) - serverNow()
    if (left > longest) return
    const timer = setTimeout(() => setOver(end), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [end])
  return deal && end !== undefined && over === end ? { ...deal, state: 'expired', can: nothing } : deal
}
