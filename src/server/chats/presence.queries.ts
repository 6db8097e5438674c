import { z } from 'zod'
import { isBlockedBetween } from '#server/blocks/block.row.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

export const upsertSeen = (db: Db, userIds: readonly string[]) =>
  db.run(sql`
    insert into chat_presence (user_id, seen_at)
    select user_id, now() from users where user_id = any(${userIds}::uuid[]) order by user_id
    on conflict (user_id) do update set seen_at = excluded.seen_at`)

const Counterpart = z.object({ user_id: z.uuid() })

/** The people whom a person has a room with and no block, the latest first. */
export const findCounterparts = (db: Db, userId: string) =>
  db.many(rows(Counterpart)`
    select user_id from (
      (select seller_id as user_id, last_message_at from chat_rooms where buyer_id = ${userId}
        order by last_message_at desc limit ${literal(limits.chat.counterparts)})
      union all
      (select buyer_id, last_message_at from chat_rooms where seller_id = ${userId}
        order by last_message_at desc limit ${literal(limits.chat.counterparts)})
    ) talked where not ${isBlockedBetween(sql`talked.user_id`, sql`${userId}::uuid`)} group by user_id`)
