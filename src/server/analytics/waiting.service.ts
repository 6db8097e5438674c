import type { WaitingCounts } from '#contract/waiting.ts'
import type { Db } from '#server/db/db.ts'
import { countUnanswered } from '#server/deals/open-deals.service.ts'
import { countNewRequirements } from '#server/requirements/quote.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './waiting.queries.ts'

export async function countWaiting(db: Db, seller: Caller): Promise<WaitingCounts> {
  const [counted, requirements, deals] = await Promise.all([
    sql.countWaiting(db, seller.user_id),
    countNewRequirements(db, seller),
    countUnanswered(db, seller),
  ])
  return { ...counted, requirements, deals }
}
