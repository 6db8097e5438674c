import { z } from 'zod'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { accountType } from '#contract/users/user.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'

const KnownRow = z.object({
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  full_name: z.string(),
  company_name: z.string().nullable(),
  email: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  is_seller_verified: z.boolean(),
  is_demo: z.boolean(),
  suspended_at: z.date().nullable(),
  suspension_reason: z.string().nullable(),
  sessions: z.int(),
  created_at: z.date(),
})
export type KnownRow = z.infer<typeof KnownRow>

export type UserFilters = { readonly q: string; readonly account_type: string | undefined }

// The expression of its index.
const knownBy = sql`(full_name || ' ' || coalesce(company_name, '') || ' ' || email || ' ' || phone_number || ' ' || gst_number)`

const byType = (type: string | undefined): Sql[] => {
  if (!type) return []
  return type === 'suspended' ? [sql`suspended_at is not null`] : [sql`account_type = ${type}`]
}

const whereOf = ({ q, account_type }: UserFilters) =>
  join(
    [sql`true`, ...(q ? [sql`${knownBy} ilike ${containing(q)}`] : []), ...byType(account_type)],
    sql` and `,
  )

const byAge = newestFirst(sql`created_at`, sql`user_id`)

const known = (rest: Sql) => rows(KnownRow)`
  select user_id, account_type, full_name, company_name, email, phone_number, gst_number, city, state,
    is_seller_verified, is_demo, suspended_at, suspension_reason, created_at,
    (select count(*) from sessions where sessions.user_id = users.user_id and expires_at > now()) as sessions
  from users where ${rest}`

export const findUsers = (db: Db, filter: UserFilters, after: Anchor | undefined) =>
  db.many(known(sql`${whereOf(filter)} ${byAge.page(after)}`))

export const findUser = (db: Db, userId: string) => db.maybe(known(sql`user_id = ${userId}`))

const Total = z.object({ total: z.int() })

export const countUsers = (db: Db, filter: UserFilters) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from users where ${whereOf(filter)} limit ${literal(countedUpTo)}) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`select ${byAge.anchor} from users where user_id = ${cursor}`)

const Locked = z.object({
  user_id: z.uuid(),
  name: z.string(),
  is_suspended: z.boolean(),
  /** By its owner, or erased. */
  is_closed: z.boolean(),
  /** null for who is no admin. */
  admin_role: z.enum(adminRole.options).nullable(),
})

/**
 * Locks an account and the admin who changes it, always in the same order, so that two admins who change each other
 * take turns.
 */
/** No key changes, so inserts of the account's products and orders do not wait. */
export const lockUsers = (tx: Db, userIds: readonly string[]) =>
  tx.many(rows(Locked)`
    select user_id, coalesce(company_name, full_name) as name, suspended_at is not null as is_suspended,
      exists (select from account_closings c where c.user_id = users.user_id) as is_closed, ${adminRoleOf} as admin_role
    from users where user_id = any(${userIds}::uuid[]) order by user_id for no key update`)

export const updateSuspended = (tx: Db, userId: string, reason: string) =>
  tx.run(sql`
    update users set suspended_at = now(), suspension_reason = ${reason} where user_id = ${userId}`)

export const updateReinstated = (tx: Db, userId: string) =>
  tx.run(sql`
    update users set suspended_at = null, suspension_reason = null where user_id = ${userId}`)
