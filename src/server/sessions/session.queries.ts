import { z } from 'zod'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { accountType } from '#contract/users/user.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { adminRoleOf } from './admin-role.row.ts'

const SessionOwner = z.object({
  session_id: z.uuid(),
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  admin_role: z.enum(adminRole.options).nullable(),
  suspended_at: z.date().nullable(),
  is_demo: z.boolean(),
  is_stale: z.boolean(),
})

export const findSessionOwner = (db: Db, tokenHash: Buffer) =>
  db.maybe(rows(SessionOwner)`
    select session_id, user_id, account_type, ${adminRoleOf} as admin_role, suspended_at, is_demo, seen_at < now() - interval '1 hour' as is_stale
    from sessions join users using (user_id)
    where token_hash = ${tokenHash} and expires_at > now()`)

type NewSession = {
  readonly user_id: string
  readonly token_hash: Buffer
  readonly user_agent: string
  readonly days: number
}

export const insertSession = (db: Db, session: NewSession) =>
  db.run(sql`
    insert into sessions (user_id, token_hash, user_agent, expires_at)
    values (${session.user_id}, ${session.token_hash}, ${session.user_agent}, now() + make_interval(days => ${session.days}))`)

const SessionState = z.object({ session_id: z.uuid(), is_suspended: z.boolean() })

export const findOpenSessions = (db: Db, sessionIds: readonly string[]) =>
  db.many(rows(SessionState)`
    select session_id, suspended_at is not null as is_suspended
    from sessions join users using (user_id)
    where session_id = any(${sessionIds}::uuid[]) and expires_at > now()`)

const SessionRow = z.object({
  session_id: z.uuid(),
  user_agent: z.string().nullable(),
  created_at: z.date(),
  seen_at: z.date(),
  is_current: z.boolean(),
})
export type SessionRow = z.infer<typeof SessionRow>

/** The caller's own session is in use now, whenever that was last stored. */
export const findSessions = (db: Db, userId: string, currentId: string) =>
  db.many(rows(SessionRow)`
    select session_id, user_agent, created_at, is_current, case when is_current then now() else seen_at end as seen_at
    from sessions, lateral (select session_id = ${currentId} as is_current) which
    where user_id = ${userId} and expires_at > now()
    order by is_current desc, sessions.seen_at desc, session_id limit 100`)

export const updateSessionSeen = (db: Db, sessionId: string, days: number) =>
  db.run(sql`
    update sessions set seen_at = now(), expires_at = now() + make_interval(days => ${days})
    where session_id = ${sessionId}`)

export const deleteSession = (db: Db, sessionId: string) =>
  db.run(sql`delete from sessions where session_id = ${sessionId}`)

export const deleteSessionOf = (db: Db, userId: string, sessionId: string) =>
  db.run(sql`delete from sessions where session_id = ${sessionId} and user_id = ${userId}`)

export const deleteOtherSessions = (db: Db, userId: string, keptId: string) =>
  db.run(sql`delete from sessions where user_id = ${userId} and session_id <> ${keptId}`)

export const deleteAllSessions = (db: Db, userId: string) =>
  db.run(sql`delete from sessions where user_id = ${userId}`)

export const deleteEndedSessions = (db: Db) =>
  db.run(sql`
    delete from sessions where session_id = any(array(
      select session_id from sessions where expires_at <= now() order by expires_at limit ${batchSize} for update skip locked))`)
