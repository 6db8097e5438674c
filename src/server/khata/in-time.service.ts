import type { Db } from '#server/db/db.ts'
import { isBilled } from './account.rules.ts'
import { isPaidInTime } from './in-time.rules.ts'
import { findBilled } from './trade.queries.ts'

/** Of these orders those of which it can be told, with whether their bill was paid by its due day. */
export async function paidInTime(db: Db, orderIds: readonly string[], today: string) {
  const byOrder = new Map<string, boolean>()
  for (const trade of await findBilled(db, orderIds)) {
    const inTime = isBilled(trade) ? isPaidInTime(trade, { account: trade.account, today }) : undefined
    if (inTime !== undefined) byOrder.set(trade.order_id, inTime)
  }
  return byOrder
}
