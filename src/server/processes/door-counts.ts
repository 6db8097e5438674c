import { batchSize, isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Removes what was counted at doors in a time that is over, and answers whether there is more of it. */
export const purgeDoorCounts = async (db: Db) =>
  isFullBatch(
    await db.run(sql`
      delete from door_counts where key in (
        select key from door_counts where expire < extract(epoch from now()) * 1000 limit ${batchSize})`),
  )
