import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Returning = z.object({ user_id: z.uuid(), full_name: z.string() })

/** The erasure locks the account first too, so that one of the two comes first. */
export const lockReturning = (tx: Db, userId: string) =>
  tx.maybe(rows(Returning)`select user_id, full_name from users where user_id = ${userId} for no key update`)

/** Nothing if the account is not closed, or its erasure has begun. */
export const deleteClosing = (tx: Db, userId: string) =>
  tx.run(sql`delete from account_closings where user_id = ${userId} and begun_at is null`)

export const updateReturned = (tx: Db, userId: string) =>
  tx.run(sql`update users set suspended_at = null, suspension_reason = null where user_id = ${userId}`)
