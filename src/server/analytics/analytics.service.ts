import type { Db } from '#server/db/db.ts'
import { SharedRuns } from '#server/db/shared-runs.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { type Figures, findFigures } from './analytics.queries.ts'

/** The figures of a large shop cost some milliseconds of a core; pages that ask at the same time share one query. */
export function figuresOf(db: Db) {
  const shared = new SharedRuns<Figures>()
  return ({ user_id }: Caller) => shared.get(user_id, () => findFigures(db, user_id))
}
