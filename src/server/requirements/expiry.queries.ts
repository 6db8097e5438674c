import { z } from 'zod'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const Ending = z.object({ requirement_id: z.uuid(), buyer_id: z.uuid(), product_name: z.string() })

const { notifyDaysBefore, keptDays, openDays } = limits.requirement

/** Skips rows that somebody has locked; they follow in the next hour. */
export const updateEndNotified = (tx: Db) =>
  tx.many(rows(Ending)`
    update requirements set end_told_at = now() where requirement_id = any(array(
      select requirement_id from requirements
      where closed_at is null and end_told_at is null
        and ends_at <= now() + make_interval(days => ${literal(notifyDaysBefore)})
      order by ends_at limit ${batchSize} for update skip locked))
    returning requirement_id, buyer_id, product_name`)

const Ended = Ending.extend({ sellers: z.array(z.uuid()) })
export type Ended = z.infer<typeof Ended>

/** Nothing ends before its buyer was notified and had the days to renew it, even if the upkeep was down. */
export const updateEnded = (tx: Db) =>
  tx.many(rows(Ended)`
    update requirements r set closed_at = now(), has_ended = true where requirement_id = any(array(
      select requirement_id from requirements
      where closed_at is null and ends_at <= now()
        and end_told_at <= now() - make_interval(days => ${literal(notifyDaysBefore)})
      order by ends_at limit ${batchSize} for update skip locked))
    returning requirement_id, buyer_id, product_name,
      array(select seller_id from quotes q where q.requirement_id = r.requirement_id order by place) as sellers`)

export const updateRenewed = (tx: Db, requirementId: string) =>
  tx.run(sql`
    update requirements set ends_at = now() + make_interval(days => ${literal(openDays)}), end_told_at = null
    where requirement_id = ${requirementId}`)

/** Deletes their quotes too. */
export const deleteOldRequirements = (db: Db) =>
  db.run(sql`
    delete from requirements where requirement_id = any(array(
      select requirement_id from requirements where closed_at < now() - make_interval(days => ${literal(keptDays)})
      order by closed_at limit ${batchSize} for update skip locked))`)
