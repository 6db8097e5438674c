import { z } from 'zod'
import { auditEvent } from '#contract/admin/admin-audit.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { beginningWith, containing } from '#server/db/like.ts'
import { countedUpTo, rowsPerPage } from '#server/db/paging.ts'
import { join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { uuid } from '#server/db/uuid.ts'

const EventRow = z.object({
  ...auditEvent.shape,
  created_at: z.date(),
})
export type EventRow = z.infer<typeof EventRow>

export type NewEvent = {
  readonly actor_id: string | null
  readonly action: string
  readonly subject_type: string
  readonly subject_id: string
  readonly subject_name: string
  readonly details: object
  readonly request_id: string
}

export const insertEvents = (tx: Db, events: readonly NewEvent[]) =>
  tx.run(sql`
    insert into audit_events
      (actor_id, actor_name, action, subject_type, subject_id, subject_name, details, request_id)
    select actor_id, coalesce((select full_name from users where user_id = actor_id), 'Vanij'), action, subject_type,
      subject_id, subject_name, details, request_id
    from jsonb_to_recordset(${JSON.stringify(events)}) as event(actor_id uuid, action text, subject_type text,
      subject_id text, subject_name text, details jsonb, request_id text)`)

export type Filters = {
  readonly actor?: string | undefined
  readonly action?: string | undefined
  readonly subject?: string | undefined
  readonly request_id?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly only?: string | undefined
}

const startOfDay = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`

const conditions: { readonly [Name in keyof Filters]-?: (text: string) => Sql } = {
  actor: (text) =>
    uuid.test(text.toLowerCase()) ? sql`actor_id = ${text}` : sql`actor_name ilike ${containing(text)}`,
  action: (text) => sql`action like ${beginningWith(text)}`,
  subject: (text) => sql`(subject_name ilike ${containing(text)} or subject_id = ${text})`,
  request_id: (text) => sql`request_id = ${text}`,
  from: (day) => sql`created_at >= ${startOfDay(day)}`,
  to: (day) => sql`created_at < ${startOfDay(day)} + interval '1 day'`,
  only: () => sql`actor_id is not null and action not like '%.view'`,
}

const whereOf = (filters: Filters): Sql =>
  join(
    [
      sql`true`,
      ...Object.entries(filters).flatMap(([name, text]) =>
        text ? [conditions[name as keyof Filters](text)] : [],
      ),
    ],
    sql` and `,
  )

export const findEvents = (db: Db, filters: Filters, before: Anchor | undefined) =>
  db.many(rows(EventRow)`
    select audit_event_id, actor_id, actor_name, action, subject_type, subject_id, subject_name, details, request_id,
      created_at
    from audit_events
    where ${whereOf(filters)} ${before ? sql`and audit_event_id < ${before.audit_event_id}` : sql``}
    order by audit_event_id desc limit ${literal(rowsPerPage)}`)

const Total = z.object({ total: z.int() })

export const countEvents = (db: Db, filters: Filters) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from audit_events where ${whereOf(filters)} limit ${literal(countedUpTo)}) counted`)

const Anchor = z.object({ audit_event_id: z.int() })
export type Anchor = z.infer<typeof Anchor>

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`select audit_event_id from audit_events where audit_event_id = ${cursor}`)

export const deleteOldEvents = (db: Db, days: number, until: Date) =>
  db.run(sql`
    delete from audit_events where audit_event_id in (
      select audit_event_id from audit_events
      where created_at < now() - make_interval(days => ${literal(days)}) and created_at < ${until}
      order by created_at limit ${batchSize})`)
