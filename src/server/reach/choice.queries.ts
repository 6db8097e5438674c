import { z } from 'zod'
import { type Channel, channels, type Topic, topics, usualQuietHours } from '#contract/reach/topics.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Choice = z.object({ topic: z.enum(topics), channel: z.enum(channels), is_on: z.boolean() })
export type Choice = { readonly topic: Topic; readonly channel: Channel; readonly is_on: boolean }

/** Topics of a version to come are none of ours. */
export const findChoices = (db: Db, userId: string) =>
  db.many(rows(Choice)`
    select topic, channel, is_on from notification_choices
    where user_id = ${userId} and topic = any(${[...topics]}) and channel = any(${[...channels]})`)

export const upsertChoices = (tx: Db, userId: string, choices: readonly Choice[]) =>
  tx.run(sql`
    insert into notification_choices (user_id, topic, channel, is_on)
    select distinct on (topic, channel) ${userId}::uuid, topic, channel, is_on
    from jsonb_to_recordset(${JSON.stringify(choices)}) as choice(topic text, channel text, is_on boolean)
    on conflict (user_id, topic, channel) do update set is_on = excluded.is_on`)

const Quiet = z.object({ from: z.string(), to: z.string() })
const { from, to } = usualQuietHours

export const findQuietHours = (db: Db, userId: string) =>
  db.one(rows(Quiet)`
    select coalesce(to_char(quiet_from, 'HH24:MI'), ${from}) as "from", coalesce(to_char(quiet_to, 'HH24:MI'), ${to}) as "to"
    from (select ${userId}::uuid as user_id) me left join quiet_hours using (user_id)`)

export const upsertQuietHours = (
  tx: Db,
  userId: string,
  quiet: { readonly from: string; readonly to: string },
) =>
  tx.run(sql`
    insert into quiet_hours (user_id, quiet_from, quiet_to) values (${userId}, ${quiet.from}::time, ${quiet.to}::time)
    on conflict (user_id) do update set quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to`)
