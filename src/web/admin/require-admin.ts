import { redirect } from 'react-router'
import { type AdminRole, worksIn } from '#contract/admin/admin-roles.ts'
import { adminPath, landingPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { refreshProfile } from '#web/session/session.ts'
import { currentSession } from '#web/storage/session-store.ts'
import { itemAt } from './admin-items.ts'

const isAdmin = () => currentSession().user?.account_type === 'admin'

/** Of whoever is signed in. A profile that was kept before there were roles has none: the server decides. */
export const ownRole = (): AdminRole => currentSession().user?.admin_role ?? 'owner'

/** Whether the caller of a page may open it; what lies beside the rail has its own refusals. */
function requireRole(request: Request) {
  const area = itemAt(new URL(request.url).pathname)?.area
  if (area && !worksIn(ownRole(), area)) throw redirect(adminPath)
}

/** First line of each admin clientLoader: visitors go to the login page, other users to the landing page. */
export async function requireAdmin(request: Request) {
  requireToken(request)
  if (!isAdmin()) {
    await refreshProfile()
    requireToken(request)
    if (!isAdmin()) throw redirect(landingPath)
  }
  requireRole(request)
}

/** A failed request becomes null, and its part of the page shows the failure. */
export const orNull = <Answer>(promise: Promise<Answer>) => promise.catch(() => null)
