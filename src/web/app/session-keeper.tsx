import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { refreshProfile, useSession } from '#web/session.ts'
import { announce, dropUnsent, onSessionEnd, signedOutKey } from '#web/session-store.ts'
import { prepareToasts } from '#web/ui/toast.ts'
import { clearCounts } from './counts.ts'
import { loginPath } from './next-path.ts'
import { useCartCount } from './use-cart-count.ts'
import { useLive } from './use-live.ts'

/** The page itself comes first. */
const toastsAfter = 2000

const openToAll = new Set(['/login', '/signup'])

/** Fetches the profile on load, follows the other tabs, and leads to the login page when the session ends. */
export function SessionKeeper() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useCartCount()
  useLive()
  const isSignedIn = useSession().state === 'signed-in'
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(prepareToasts, toastsAfter)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  const leave = useEffectEvent(() => {
    clearCounts()
    if (openToAll.has(pathname)) return
    void navigate(loginPath(pathname + search), { state: { sessionEnded: true } })
  })

  // What another person, or nobody, may see here is asked anew: pages behind the sign-in lead away.
  const { revalidate } = useRevalidator()
  const askAnew = useEffectEvent(() => void revalidate())

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === signedOutKey) dropUnsent()
      if (key !== null && key !== 'token' && key !== 'userData') return
      announce()
      if (key !== 'userData') askAnew()
    }
    addEventListener('storage', follow)
    const stopListening = onSessionEnd(() => leave())
    void refreshProfile()
    return () => {
      removeEventListener('storage', follow)
      stopListening()
    }
  }, [])
  return null
}
