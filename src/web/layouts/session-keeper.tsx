import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { loginPath, signUpPath } from '#contract/paths.ts'
import { behindTheDoor } from '#web/session/behind-the-door.ts'
import { clearCounts } from '#web/session/counts.ts'
import { loginBefore } from '#web/session/next-path.ts'
import { refreshProfile, useSession } from '#web/session/session.ts'
import {
  announce,
  dropFormerOwners,
  dropPersonal,
  heldToken,
  onSessionEnd,
  onSignOut,
  ownerKey,
  type SessionEnd,
  signedOutKey,
} from '#web/storage/session-store.ts'
import { forgetLists } from '#web/ui/lists/left-lists.ts'
import { prepareToasts } from '#web/ui/toasts/toast.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'
import { useCartCount } from './use-cart-count.ts'
import { useLive } from './use-live.ts'

/** The page itself comes first. */
const toastsAfter = 2000

/** Each tab has a storage of its own: what lies there goes when its owner leaves, or somebody else comes, in another. */
function clearUp({ key, oldValue, newValue }: StorageEvent) {
  if (key === signedOutKey) dropPersonal()
  if (key === ownerKey && oldValue !== null && newValue !== null) dropFormerOwners()
}

/** Fetches the profile on load, follows the other tabs, and leads to the login page when the session ends. */
export function SessionKeeper() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  useCartCount()
  useLive()
  const isSignedIn = useSession().state === 'signed-in'
  const token = isSignedIn ? heldToken() : null
  // What was counted is one person's.
  useEffect(() => (token ? clearCounts : undefined), [token])
  useEffect(() => {
    if (!isSignedIn) return
    const timer = setTimeout(prepareToasts, toastsAfter)
    return () => clearTimeout(timer)
  }, [isSignedIn])
  // What another person, or nobody, may see here is asked anew: pages behind the sign-in lead away.
  const { revalidate } = useRevalidator()
  const askAnew = useEffectEvent(() => void revalidate())
  const leave = useEffectEvent(({ told: sentence, isAsked }: SessionEnd) => {
    clearCounts()
    // A session that is over bars nobody from what everybody may see.
    if (!isAsked && !behindTheDoor.test(pathname)) return askAnew()
    if (pathname === loginPath || pathname === signUpPath) return
    void navigate(loginBefore(pathname + search), { state: { sessionEnded: sentence || true } })
  })

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      clearUp(event)
      const { key } = event
      if (key !== null && key !== 'token' && key !== 'userData') return
      announce()
      if (key !== 'userData') askAnew()
    }
    addEventListener('storage', follow)
    const stopListening = onSessionEnd((end) => leave(end))
    const stopForgetting = onSignOut(forgetLists)
    return () => {
      removeEventListener('storage', follow)
      stopListening()
      stopForgetting()
    }
  }, [])
  const isDrawn = useIsDrawn()
  useEffect(() => {
    if (isDrawn) void refreshProfile()
  }, [isDrawn])
  return null
}
