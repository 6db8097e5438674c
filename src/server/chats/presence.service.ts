import type { Db } from '#server/db/db.ts'
import { isOnline } from '#server/push/presence.ts'
import { publish } from '#server/push/push.ts'
import * as sql from './presence.queries.ts'

/** Stores that these people are connected now. */
export async function markSeen(db: Db, userIds: readonly string[]) {
  if (userIds.length > 0) await sql.upsertSeen(db, userIds)
}

/** Pushes that somebody came or went to the connected people whom they have a room with. */
export async function publishPresence(db: Db, userId: string, is_online: boolean) {
  await markSeen(db, [userId])
  const others = await sql.findCounterparts(db, userId)
  const presence = { userId, is_online, last_seen_at: new Date().toISOString() }
  // Back after a moment, as with every page reload.
  if (isOnline(userId) !== is_online) return
  for (const { user_id } of others)
    if (isOnline(user_id)) publish(db, user_id, { about: 'presence', presence })
}
