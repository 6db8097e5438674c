import { redirect } from 'react-router'
import { sellerContractPath } from '#contract/paths.ts'
import { requireToken } from '#web/session/require-token.ts'
import { refreshProfile } from '#web/session/session.ts'
import { currentSession } from '#web/storage/session-store.ts'

const accountType = () => currentSession().user?.account_type

/** First line of each console clientLoader: visitors go to the login page, other users to the seller application. */
export async function requireSeller(request: Request) {
  requireToken(request)
  if (accountType() === 'seller') return
  // The stored profile may be older than the approval of the seller.
  await refreshProfile()
  requireToken(request)
  const kind = accountType()
  if (kind && kind !== 'seller') throw redirect(sellerContractPath)
}
