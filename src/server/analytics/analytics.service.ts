import type { Db } from '#server/db/db.ts'
import { SharedRuns } from '#server/db/shared-runs.ts'
import { countUnreported } from '#server/order-goods/missing.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { type Figures, findFigures } from './analytics.queries.ts'

type FiguresAndGoods = {
  readonly figures: Figures
  readonly missingGoods: Awaited<ReturnType<typeof countUnreported>>
}

async function findBoth(db: Db, sellerId: string): Promise<FiguresAndGoods> {
  const [figures, missingGoods] = await Promise.all([
    findFigures(db, sellerId),
    countUnreported(db, sellerId, new Date()),
  ])
  return { figures, missingGoods }
}

/** The figures of a large shop cost some milliseconds of a core; pages that ask at the same time share one query. */
export function figuresOf(db: Db) {
  const shared = new SharedRuns<FiguresAndGoods>()
  return ({ user_id }: Caller) => shared.get(user_id, () => findBoth(db, user_id))
}
