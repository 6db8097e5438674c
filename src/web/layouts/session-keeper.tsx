import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { loginPath, signUpPath } from '#contract/paths.ts'
import { clearCounts } from '#web/session/counts.ts'
import { memberPagePattern } from '#web/session/member-page-pattern.ts'
import { loginBefore } from '#web/session/next-path.ts'
import { refreshProfile, useSession } from '#web/session/session.ts'
import {
  announce,
  dropFormerOwners,
  dropPersonal,
  onSessionEnd,
  onSignOut,
  ownerKey,
  type SessionEnd,
  signedOutKey,
  storedToken,
} from '#web/storage/session-store.ts'
import { forgetLists } from '#web/ui/lists/kept-lists.ts'
import { useIsDrawn } from '#web/ui/use-is-drawn.ts'
import { useCartCount } from './use-cart-count.ts'
import { useLive } from './use-live.ts'

/** Each tab also has a storage of its own, which must be emptied when its owner signs out in another tab. */
function clearUp({ key, oldValue, newValue }: StorageEvent) {
  if (key === signedOutKey) dropPersonal()
  if (key === ownerKey && oldValue !== null && newValue !== null) dropFormerOwners()
}

/** Keeps the session of this tab: its profile and counts, the other tabs, and the way to the login page when it ends. */
export function SessionKeeper() {
  useCartCount()
  useLive()
  const token = useSession().state === 'signed-in' ? storedToken() : null
  // Counts belong to one person.
  useEffect(() => (token ? clearCounts : undefined), [token])
  useOtherTabs()
  useSessionEnd()
  const isDrawn = useIsDrawn()
  useEffect(() => {
    if (isDrawn) void refreshProfile()
  }, [isDrawn])
  return null
}

/** When somebody signs in or out in another tab, the loaders run again for who is there now; private pages redirect. */
function useOtherTabs() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      clearUp(event)
      const { key } = event
      if (key !== null && key !== 'token' && key !== 'userData') return
      announce()
      if (key !== 'userData') void revalidate()
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [revalidate])
}

function useSessionEnd() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const leave = useEffectEvent(({ message: sentence, isByPerson }: SessionEnd) => {
    clearCounts()
    // Public pages stay open without a session.
    if (!isByPerson && !memberPagePattern.test(pathname)) return void revalidate()
    if (pathname === loginPath || pathname === signUpPath) return
    void navigate(loginBefore(pathname + search), { state: { sessionEnded: sentence || true } })
  })
  useEffect(() => {
    const stopListening = onSessionEnd((end) => leave(end))
    const stopForgetting = onSignOut(forgetLists)
    return () => {
      stopListening()
      stopForgetting()
    }
  }, [])
}
