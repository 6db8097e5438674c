import { redirect } from 'react-router'
import { landingPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { refreshProfile } from '#web/session/session.ts'
import { currentSession } from '#web/storage/session-store.ts'

const isAdmin = () => currentSession().user?.account_type === 'admin'

/** First line of each admin clientLoader: visitors go to the login page, other users to the landing page. */
export async function requireAdmin(request: Request) {
  requireToken(request)
  if (isAdmin()) return
  await refreshProfile()
  requireToken(request)
  if (!isAdmin()) throw redirect(landingPath)
}

/** A failed request becomes null, and its part of the page shows the failure. */
export const orNull = <Answer>(promise: Promise<Answer>) => promise.catch(() => null)
