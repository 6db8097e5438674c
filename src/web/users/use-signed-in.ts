import { useEffect } from 'react'
import { redirect, useNavigate, useSearchParams } from 'react-router'
import type { forgotPasswordPath, loginPath, signUpPath } from '#contract/paths.ts'
import { safeNext } from '#web/session/next-path.ts'
import { useSession } from '#web/session/session.ts'
import { storedToken } from '#web/storage/session-store.ts'

const nextOf = (params: URLSearchParams) => safeNext(params.get('next'))

let place: string | undefined

/** Where the next sign-in leads instead of the page that asked for it. */
export const leadTo = (path: string) => {
  place = path
}

/** First line of the clientLoader: these pages are for visitors alone. */
export function leaveIfSignedIn(request: Request) {
  if (storedToken()) throw redirect(nextOf(new URL(request.url).searchParams))
}

/** Leaves the page as soon as there is a token: after the form is sent, at the first load, or from another tab. */
export function useLeaveSignedIn() {
  const isSignedIn = useSession().state === 'signed-in'
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const next = nextOf(params)
  useEffect(() => {
    if (!isSignedIn) return
    void navigate(place ?? next, { replace: true })
    place = undefined
  }, [isSignedIn, next, navigate])
}

/** Another of the pages before the sign-in, which leads to the same place in the end. */
export function useOtherPage(path: typeof loginPath | typeof signUpPath | typeof forgotPasswordPath) {
  const [params] = useSearchParams()
  const next = params.get('next')
  return next ? `${path}?next=${encodeURIComponent(next)}` : path
}
