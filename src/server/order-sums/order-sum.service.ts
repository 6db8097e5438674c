import type { Db } from '#server/db/db.ts'
import * as sql from './order-sum.queries.ts'

/** How many orders of each status a shop has; adds up the past of a large one, so that the next time is quick. */
export async function countByStatus(db: Db, sellerId: string) {
  const [sums, { is_due }] = await Promise.all([sql.findSums(db, sellerId), sql.findDue(db, sellerId)])
  if (is_due) await addUp(db, sellerId)
  return sums
}

const addUp = (db: Db, sellerId: string) =>
  db.background.transaction(async (tx) => {
    // A statement after the lock, so that it sees what was changed before it.
    if ((await sql.lockSum(tx, sellerId)).is_locked) await sql.upsertSum(tx, sellerId)
  })
