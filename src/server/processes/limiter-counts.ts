import { batchSize, isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Deletes a batch of expired counts of rate limits, and tells whether there are more. */
export const purgeLimiterCounts = async (db: Db) =>
  isFullBatch(
    await db.run(sql`
      delete from door_counts where key in (
        select key from door_counts where expire < extract(epoch from now()) * 1000 limit ${batchSize})`),
  )
