import { useEffect } from 'react'
import { useSession } from '#web/session/session.ts'

/** In ms; the page itself is loaded first. */
const after = 2_500

/** Opens the push connection for members and loads the toasts; visitors load none of it. */
export function useLive() {
  const isMember = useSession().state === 'signed-in'
  useEffect(() => {
    if (!isMember) return
    const timer = setTimeout(open, after)
    return () => clearTimeout(timer)
  }, [isMember])
}

/** If it cannot be loaded, polling goes on. */
const open = () => import('./keep-live.ts').then(({ startLive }) => startLive()).catch(() => undefined)
