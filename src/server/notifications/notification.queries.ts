import { z } from 'zod'
import type { NotificationKind } from '#contract/notification-kind.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { batchSize } from '#server/db/batch.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { type ListPosition, microsOf, momentOf } from '#server/db/list-position.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, neverPrepared, rows, type Sql, sql } from '#server/db/sql.ts'

const NotificationRow = z.object({
  notification_id: z.uuid(),
  order_id: z.string().nullable(),
  /** A newer process may have written one that this one does not know. */
  kind: z.string(),
  message: z.string(),
  /** Missing in notifications from before sentences had names. */
  sentence: z.object({ name: z.string(), parameters: z.record(z.string(), z.unknown()) }).nullable(),
  link: z.string().nullable(),
  is_read: z.boolean(),
  created_at: z.date(),
  micros: z.int(),
})
export type NotificationRow = z.infer<typeof NotificationRow>

const Total = z.object({ total: z.int() })
const Unread = z.object({ unread: z.int() })

export type NewNotification = {
  readonly notification_id: string
  readonly user_id: string
  /** Set for notifications about an order. */
  readonly order_id?: string
  readonly kind: NotificationKind
  readonly message: string
  /** The name and parameters for other languages. */
  readonly sentence: Pick<Sentence, 'name' | 'parameters'>
  readonly link: string | null
}

/** Of these only the latest is news: what was promised or known before is not so any more. */
const latestAlone = ['orderPromised', 'transportKnown', 'billToChanged'].map(
  (name) => `notifications.${name}`,
)

/** What is blank in one of both shows that they are about different things. */
const saysOf = (of: Sql) => sql`(coalesce(${of}.sentence #>> '{parameters,vehicle}', '') <> '',
  coalesce(${of}.sentence #>> '{parameters,number}', '') <> '')`
const sameNews = sql`o.sentence ->> 'name' = news.sentence ->> 'name'
  and o.sentence #> '{parameters,part}' is not distinct from news.sentence #> '{parameters,part}'
  and ${saysOf(sql`o`)} = ${saysOf(sql`news`)}`

/**
 * A repeated notification replaces its unread predecessor, so that a status that changes back and forth does not fill
 * the list. `offset 0` keeps the search by link: PostgreSQL expects a hundred rows of JSON, and would read the whole table
 * rather than look for one.
 */
export const insertNotifications = (db: Db, notifications: readonly NewNotification[]) =>
  db.send(sql`
    with news as (
      select * from jsonb_to_recordset(${JSON.stringify(notifications)})
        as news(notification_id uuid, user_id uuid, order_id text, kind text, message text, sentence jsonb, link text)
    ), again as (
      delete from notifications n using news, lateral (
        select notification_id, created_at from notifications o
        where o.user_id = news.user_id and o.link = news.link and not o.is_read and o.kind = news.kind
          and (o.message = news.message
            or o.sentence ->> 'name' = any(${latestAlone}::text[]) and ${sameNews})
        offset 0) same
      where n.notification_id = same.notification_id and n.created_at = same.created_at
    )
    insert into notifications (notification_id, user_id, order_id, kind, message, sentence, link)
    select notification_id, user_id, order_id, kind, message, sentence, link from news`)

/** Only those before `until`. */
export const deleteOldNotifications = (db: Db, days: number, until: Date) =>
  db.run(sql`
    delete from notifications where notification_id = any(array(
      select notification_id from notifications
      where created_at < least(now() - make_interval(days => ${days}), ${until}::timestamptz)
      order by created_at limit ${batchSize} for update skip locked))`)

const byAge = newestFirst(sql`created_at`, sql`notification_id`)

/** Planned each time: a plan made for everybody would sort all that somebody with many has, once they are partitioned. */
export const findNotifications = (db: Db, userId: string, after: Anchor | undefined) =>
  db.many(rows(NotificationRow)`
    select notification_id, order_id, kind, message, sentence, link, is_read, created_at,
      ${microsOf(sql`created_at`)} as micros
    from notifications where user_id = ${userId} ${neverPrepared(byAge.page(after))}`)

/** Where a page ended, even if a repeated notification has since replaced that row. Only in the person's own list. */
export const findAnchor = (db: Db, userId: string, { id, micros }: ListPosition) =>
  db.maybe(rows(Anchor)`
    select ${id}::uuid as id, ${momentOf(micros)}::text as moment
    where not exists (select from notifications where notification_id = ${id} and user_id <> ${userId})`)

export const countNotifications = (db: Db, userId: string) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from notifications where user_id = ${userId} limit ${literal(countedUpTo)}) counted`)

/** Counts all, because a badge that stops at 1,000 would never go out. */
export const countUnread = (db: Db, userId: string) =>
  db.one(rows(Unread)`
    select count(*) as unread from notifications where user_id = ${userId} and not is_read`)

/** The ids, or all. */
export const updateRead = (db: Db, userId: string, ids: readonly string[] | undefined) =>
  db.run(sql`
    update notifications set is_read = true
    where user_id = ${userId} and not is_read
      ${ids ? sql`and notification_id = any(${ids}::uuid[])` : empty}`)
