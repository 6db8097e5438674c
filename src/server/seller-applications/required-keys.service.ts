import type { Services } from '#server/services.ts'
import { StartupError } from '#server/startup-error.ts'
import * as sql from './reseal.queries.ts'

/**
 * Without the key of earlier data a server would seal with another one, so it explains the problem and does not
 * start.
 */
export async function requireKeys({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const heads = await sql.findSealedHeads(db.background)
  if (heads.every(({ head }) => secrets.knows(head))) return
  throw new StartupError(
    'Bank account numbers and documents here were sealed with a key that is missing: bring back the copy of secret.key, or name the key in SECRET_KEY. Where it is lost for ever, LOST_KEY=accepted starts without them.',
  )
}
