import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { writeChecks } from '#server/seller-checks/check.service.ts'
import { computedChecks } from './checked.rules.ts'
import * as sql from './known-checks.queries.ts'

/**
 * Writes what follows from the GST number of sellers who were approved before checks were kept, or by a server of the
 * version before, or whose number has changed. What a reviewer read then nobody knows. Answers whether more wait.
 */
export const writeKnownChecks = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    const sellers = await sql.lockUnchecked(tx)
    for (const { user_id: seller_id, ...facts } of sellers)
      await writeChecks(tx, { seller_id, checked_by: null, now }, computedChecks(facts))
    return isFullBatch(sellers.length)
  })
