import type { Db } from '#server/db/db.ts'
import { isOnline } from '#server/push/presence.ts'
import { publish } from '#server/push/push.ts'
import * as sql from './presence.queries.ts'

/** Notes down that these people are connected now. */
export async function markSeen(db: Db, userIds: readonly string[]) {
  if (userIds.length > 0) await sql.upsertSeen(db, userIds)
}

/** Somebody came or went: those whom they talk to and who are here hear of it. */
export async function publishPresence(db: Db, userId: string, is_online: boolean) {
  await markSeen(db, [userId])
  const others = await sql.findCounterparts(db, userId)
  const presence = { userId, is_online, last_seen_at: new Date().toISOString() }
  // Gone for a moment only, as with every page that is loaded anew.
  if (isOnline(userId) !== is_online) return
  for (const { user_id } of others)
    if (isOnline(user_id)) publish(db, user_id, { about: 'presence', presence })
}
