import { redirect } from 'react-router'
import { landingPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { refreshProfile } from '#web/session/session.ts'
import { currentSession } from '#web/storage/session-store.ts'

const isAdmin = () => currentSession().user?.account_type === 'admin'

/** First line of each clientLoader of the admin: a visitor signs in first, and anybody else goes home. */
export async function requireAdmin(request: Request) {
  requireToken(request)
  if (isAdmin()) return
  await refreshProfile()
  requireToken(request)
  if (!isAdmin()) throw redirect(landingPath)
}

/** What fails is null, and its place on the page says so. */
export const orNull = <Answer>(promise: Promise<Answer>) => promise.catch(() => null)
