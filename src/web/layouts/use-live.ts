import { useEffect } from 'react'
import { useSession } from '#web/session/session.ts'

/** The page itself comes first. */
const after = 2_500

/** For members: what happens on the market reaches the open page at once. A visitor's page loads nothing for it. */
export function useLive() {
  const isMember = useSession().state === 'signed-in'
  useEffect(() => {
    if (!isMember) return
    const timer = setTimeout(open, after)
    return () => clearTimeout(timer)
  }, [isMember])
}

/** Where it cannot be loaded, the polls serve. */
const open = () => import('./keep-live.ts').then(({ startLive }) => startLive()).catch(() => undefined)
