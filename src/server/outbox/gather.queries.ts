import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const { gatherMinutes } = limits.outbox

const Lock = z.object({ is_ours: z.boolean() })

/** Of several processes one gathers at a time. */
export const lockGathering = (tx: Db) =>
  tx.one(rows(Lock)`select pg_try_advisory_xact_lock(4711, 0) as is_ours`)

/**
 * What waits for one browser or mailbox becomes one row: the first at once, later ones once an hour has passed since the
 * last. One alone stays what it is.
 */
export const gatherDue = (tx: Db, message: string, path: string) =>
  tx.run(sql`
    with ripe as (
      select user_id, channel, subscription_id from outbox g
      where state = 'gathering'
      group by user_id, channel, subscription_id
      having min(next_at) <= now() and not exists (
        select from outbox o
        where o.user_id = g.user_id and o.channel = g.channel and o.subscription_id is not distinct from g.subscription_id
          and o.lines is not null and o.created_at > now() - make_interval(mins => ${literal(gatherMinutes)}))
      limit 500
    ), gone as (
      delete from outbox o using ripe
      where o.state = 'gathering' and o.user_id = ripe.user_id and o.channel = ripe.channel
        and o.subscription_id is not distinct from ripe.subscription_id
      returning o.*
    )
    insert into outbox
      (user_id, notification_id, channel, subscription_id, kind, message, link, lines, dedupe_key, state, next_at)
    select user_id, (array_agg(notification_id order by outbox_id))[1], channel, subscription_id, min(kind),
      case when count(*) = 1 then min(message) else ${message} end, case when count(*) = 1 then min(link) else ${path} end,
      jsonb_agg(jsonb_build_object('message', message, 'link', link) order by outbox_id),
      'gathering:' || min(dedupe_key), 'waiting', now()
    from gone group by user_id, channel, subscription_id`)
