import { z } from 'zod'
import { type Channel, channels, usualQuietHours } from '#contract/reach/topics.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import type { Way } from './exits.ts'

type News = {
  readonly notification_id: string
  readonly user_id: string
  readonly order_id?: string
  readonly kind: string
  readonly message: string
  readonly link: string | null
}

const { from, to } = usualQuietHours
const { claimSeconds, keptDays } = limits.outbox

/**
 * For everybody who takes such news on such a way. Call it before the notifications are stored: what a person has not
 * read yet leaves the site once an hour, however often it comes again. `offset 0` keeps each search by its key: PostgreSQL
 * takes any list for a hundred rows, and would read all users for the two of an order.
 */
export const insertNews = (tx: Db, news: readonly News[], ways: readonly Way[]) =>
  tx.send(sql`
    insert into outbox
      (user_id, notification_id, channel, subscription_id, kind, order_id, message, link, dedupe_key, state, next_at)
    select u.user_id, news.notification_id, way.channel, subscription_id, kind, news.order_id, news.message, news.link,
      concat_ws(':', news.notification_id, way.channel, subscription_id),
      case when way.gathers then 'gathering' else 'waiting' end,
      case when way.channel = 'mail' then now()
        else after_quiet_hours(now(), coalesce(quiet_from, ${from}::time), coalesce(quiet_to, ${to}::time)) end
    from jsonb_to_recordset(${JSON.stringify(news)})
      as news(notification_id uuid, user_id uuid, order_id text, kind text, message text, link text)
    join jsonb_to_recordset(${JSON.stringify(ways)})
      as way(kind text, channel text, topic text, is_on boolean, is_real boolean, gathers boolean) using (kind)
    join lateral (select * from users where user_id = news.user_id offset 0) u on true
    left join lateral (
      select * from notification_choices c
      where c.user_id = u.user_id and c.topic = way.topic and c.channel = way.channel offset 0) c on true
    left join lateral (select * from quiet_hours where user_id = u.user_id offset 0) quiet on true
    left join lateral (select * from mail_addresses where user_id = u.user_id offset 0) m on true
    left join lateral (
      select * from push_subscriptions where way.channel = 'push' and user_id = u.user_id offset 0) s on true
    where suspended_at is null and not (is_demo and is_real) and coalesce(c.is_on, way.is_on)
      and case way.channel
        when 'push' then subscription_id is not null
        when 'mail' then lower(m.address) = lower(u.email) and unsubscribed_at is null and bounced_at is null
        else phone_confirmed_at is not null and phone_number ~ '^91[6-9][0-9]{9}$' end
      and not exists (
        select from notifications n
        where n.user_id = u.user_id and n.link = news.link and not n.is_read and n.kind = news.kind
          and n.message = news.message and n.created_at > now() - interval '1 hour'
        offset 0)`)

const OutboxRow = z.object({
  outbox_id: z.int(),
  user_id: z.uuid(),
  notification_id: z.uuid(),
  channel: z.enum(channels),
  kind: z.string(),
  order_id: z.string().nullable(),
  message: z.string(),
  link: z.string().nullable(),
  lines: z.array(z.object({ message: z.string(), link: z.string().nullable() })).nullable(),
  dedupe_key: z.string(),
  attempts: z.int(),
  full_name: z.string(),
  phone_number: z.string(),
  address: z.string().nullable(),
  token: z.string().nullable(),
  subscription_id: z.uuid().nullable(),
  endpoint: z.string().nullable(),
  p256dh: z.string().nullable(),
  auth: z.string().nullable(),
  goes: z.boolean(),
})
export type OutboxRow = z.infer<typeof OutboxRow>

/**
 * What is due, for one sender: whoever claims at the same time gets other rows, and a claim ends by itself. Who read
 * the news meanwhile, left it or may not be reached any more gets nothing. Quiet hours are looked at anew: news may have
 * waited for others, for an admin or for a server that was away. What does not go now is answered too, with `goes` false,
 * so that the sender knows that more may be due.
 */
export const claimDue = (db: Db, channel: Channel, count: number) =>
  db.many(rows(OutboxRow)`
    with due as (
      select outbox_id, is_open and not is_known as is_wanted, loud_at
      from outbox o join users u using (user_id) left join mail_addresses m using (user_id)
        left join quiet_hours q using (user_id),
        lateral (select suspended_at is null and (channel <> 'mail'
          or (lower(m.address) = lower(u.email) and unsubscribed_at is null and bounced_at is null)) as is_open) reach,
        lateral (select channel <> 'mail' and exists (
          select from notifications n where n.notification_id = o.notification_id and n.is_read) as is_known) news,
        lateral (select case when channel = 'mail' then now()
          else after_quiet_hours(now(), coalesce(quiet_from, ${from}::time), coalesce(quiet_to, ${to}::time)) end as loud_at) night
      where channel = ${channel} and o.state = 'waiting' and next_at <= now()
      order by next_at limit ${literal(count)} for update of o skip locked
    ), claimed as (
      update outbox o set
        next_at = case when loud_at > now() then loud_at else now() + make_interval(secs => ${literal(claimSeconds)}) end,
        attempts = attempts + case when loud_at > now() then 0 else 1 end,
        state = case when is_wanted then o.state else 'dropped' end
      from due where o.outbox_id = due.outbox_id
      returning o.*, is_wanted and loud_at <= now() as goes
    )
    select outbox_id, u.user_id, notification_id, channel, kind, order_id, message, link, lines, dedupe_key, attempts,
      full_name, phone_number, m.address, m.token, subscription_id, endpoint, p256dh, auth, goes
    from claimed join users u using (user_id) left join mail_addresses m using (user_id)
      left join push_subscriptions s using (subscription_id)
    order by outbox_id`)

/** Only by whoever has claimed it last. */
const ours = ({ outbox_id, attempts }: Claim) =>
  sql`o.outbox_id = ${outbox_id} and o.attempts = ${attempts} and o.state = 'waiting'`
type Claim = Pick<OutboxRow, 'outbox_id' | 'attempts'>

export const updateSent = (db: Db, claim: Claim) =>
  db.run(
    sql`update outbox o set state = 'sent', sent_at = clock_timestamp(), fault = null where ${ours(claim)}`,
  )

/** Phones stay silent in the quiet hours at a later try too. */
export const updateLater = (db: Db, claim: Claim, seconds: number, reason: string) =>
  db.run(sql`
    update outbox o set fault = ${reason},
      next_at = case when channel = 'mail' then later
        else after_quiet_hours(later, coalesce(quiet_from, ${from}::time), coalesce(quiet_to, ${to}::time)) end
    from (select now() + make_interval(secs => ${seconds}) as later) as wait, users u left join quiet_hours using (user_id)
    where u.user_id = o.user_id and ${ours(claim)}`)

export const updateFault = (db: Db, claim: Claim, reason: string) =>
  db.run(sql`update outbox o set state = 'fault', fault = ${reason} where ${ours(claim)}`)

export const deleteSubscription = (db: Db, subscriptionId: string) =>
  db.run(sql`delete from push_subscriptions where subscription_id = ${subscriptionId}`)

/** Only the address that refused: the person may have given another one meanwhile. */
export const updateBounced = (db: Db, userId: string, address: string) =>
  db.run(sql`update mail_addresses set bounced_at = now() where user_id = ${userId} and address = ${address}`)

export const deleteOld = (db: Db) =>
  db.run(sql`
    delete from outbox where outbox_id in (
      select outbox_id from outbox
      where state in ('sent', 'dropped', 'fault') and created_at < now() - make_interval(days => ${literal(keptDays)})
      order by created_at limit ${batchSize} for update skip locked)`)
