import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './come-back.queries.ts'

/**
 * Opens an account again that its owner closed, in the transaction of the sign-in that proves the owner. False: it was
 * not closed, or its erasure has begun meanwhile.
 */
export async function bringBack(tx: Db, userId: string, request_id: Actor['request_id']): Promise<boolean> {
  const returning = await sql.lockReturning(tx, userId)
  if (!returning || (await sql.deleteClosing(tx, userId)) === 0) return false
  await sql.updateReturned(tx, userId)
  await audit(
    tx,
    { user_id: userId, request_id },
    { action: 'user.come-back', subject_id: userId, subject_name: returning.full_name },
  )
  return true
}
