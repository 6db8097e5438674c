import { redirect } from 'react-router'
import { storedToken } from '#web/storage/session-store.ts'
import { loginBefore } from './next-path.ts'

/** First line of a clientLoader behind the session: a visitor signs in and comes back. */
export function requireToken(request: Request) {
  const token = storedToken()
  const { pathname, search } = new URL(request.url)
  if (!token) throw redirect(loginBefore(pathname + search))
  return token
}
