import type { Db } from '#server/db/db.ts'
import type { Presence } from '#server/push/presence.ts'
import { publish } from '#server/push/push.ts'
import * as sql from './presence.queries.ts'

/** Stores that these people are connected now. */
export async function markSeen(db: Db, userIds: readonly string[]) {
  if (userIds.length > 0) await sql.upsertSeen(db, userIds)
}

type Market = { readonly db: Db; readonly presence: Presence }

/** Pushes that somebody came or went to the connected people whom they have a room with. */
export async function publishPresence({ db, presence }: Market, userId: string, is_online: boolean) {
  await markSeen(db, [userId])
  const others = (await sql.findCounterparts(db, userId)).map(({ user_id }) => user_id)
  const online = await presence.online([userId, ...others])
  // Back after a moment, as with every page reload.
  if (online.has(userId) !== is_online) return
  const change = { userId, is_online, last_seen_at: new Date().toISOString() }
  for (const other of others)
    if (online.has(other)) publish(db, other, { about: 'presence', presence: change })
}
