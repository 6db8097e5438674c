import type { Db } from '#server/db/db.ts'
import { SharedRuns } from '#server/db/shared-runs.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { type Figures, findFigures } from './analytics.queries.ts'

/** A large shop's figures take a core some milliseconds; several pages of it that ask at once cost one look. */
export function figuresOf(db: Db) {
  const shared = new SharedRuns<Figures>()
  return ({ user_id }: Caller) => shared.get(user_id, () => findFigures(db, user_id))
}
