import { z } from 'zod'
import { changeField, type changeStatus } from '#contract/admin/admin-profile-changes.ts'
import { type ChangedField, changedField } from '#contract/users/user.ts'
import { Anchor, oldestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { setCompanyName } from '#server/search/company-name.row.ts'

type Status = z.infer<typeof changeStatus>
const field = z.enum(changedField.options)

const WaitingChange = z.object({ field, wanted: z.string() })

export const findWaiting = (db: Db, userId: string) =>
  db.many(rows(WaitingChange)`
    select field, wanted from profile_changes where user_id = ${userId} and status = 'pending'`)

export type NewChange = {
  readonly user_id: string
  readonly field: ChangedField
  readonly former: string
  readonly wanted: string
}

/** A later change replaces the waiting one and waits from now on. */
export const upsertPending = (tx: Db, { user_id, field: name, former, wanted: value }: NewChange) =>
  tx.run(sql`
    insert into profile_changes (user_id, field, former, wanted)
    values (${user_id}, ${name}, ${former}, ${value})
    on conflict (user_id, field) where status = 'pending'
    do update set former = excluded.former, wanted = excluded.wanted, created_at = now(),
      profile_change_id = gen_random_uuid()`)

export const updateWithdrawn = (tx: Db, userId: string, name: ChangedField) =>
  tx.run(sql`
    update profile_changes set status = 'withdrawn', decided_at = now()
    where user_id = ${userId} and field = ${name} and status = 'pending'`)

const ChangeRow = z.object({
  change_id: z.uuid(),
  user_id: z.uuid(),
  field: z.enum(changeField.options),
  former: z.string(),
  wanted: z.string(),
  gstin: z.string().nullable(),
  former_trade_name: z.string(),
  trade_name: z.string(),
  status: z.enum(['pending', 'approved', 'declined']),
  reason: z.string().nullable(),
  created_at: z.date(),
  decided_at: z.date().nullable(),
  decided_by: z.string().nullable(),
  company_name: z.string().nullable(),
  full_name: z.string(),
  phone_number: z.string(),
  gst_number: z.string(),
  same_sellers: z.int(),
})
export type ChangeRow = z.infer<typeof ChangeRow>

/** What the desk decides, of both tables. */
const changesOf = (status: Status) => sql`(
  select profile_change_id as change_id, user_id, field, former, wanted, null as gstin, '' as former_trade_name,
    '' as trade_name, status, reason, created_at, decided_at, decided_by
  from profile_changes where status = ${status}
  union all
  select registration_names_id, seller_id, 'registration_names', former_legal_name, legal_name, gstin, former_trade_name,
    trade_name, status, reason, created_at, decided_at, decided_by
  from registration_names where status = ${status})`

const byAge = oldestFirst(sql`c.created_at`, sql`c.change_id`)

/** Other verified sellers with this name, as their company's or on their papers. */
const sameNames = sql`(
  with keys as (
    select array_remove(array[business_name_key(c.wanted), business_name_key(c.trade_name)], '') as keys)
  select count(*)::int from (
    select s.user_id from keys, users s where s.is_seller_verified and business_name_key(s.company_name) = any(keys)
    union select r.seller_id from keys, tax_registrations r where business_name_key(r.legal_name) = any(keys)
    union select r.seller_id from keys, tax_registrations r
      where r.trade_name <> '' and business_name_key(r.trade_name) = any(keys)) same
  join users s using (user_id) where s.is_seller_verified and user_id <> c.user_id)`

export const findChanges = (db: Db, status: Status, after: Anchor | undefined) =>
  db.many(rows(ChangeRow)`
    select c.change_id, c.user_id, c.field, c.former, c.wanted, c.gstin, c.former_trade_name, c.trade_name, c.status,
      c.reason, c.created_at, c.decided_at, a.full_name as decided_by, u.company_name, u.full_name, u.phone_number,
      u.gst_number,
      case c.field when 'gst_number' then (
        select count(*)::int from users s
        where s.is_seller_verified and s.user_id <> c.user_id and s.gst_number = c.wanted)
      else ${sameNames} end as same_sellers
    from ${changesOf(status)} c
    join users u on u.user_id = c.user_id left join users a on a.user_id = c.decided_by
    where true ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countChanges = (db: Db, status: Status) =>
  db.one(rows(Total)`
    select count(*) as total from (select from ${changesOf(status)} c limit ${literal(countedUpTo)}) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from (
      select profile_change_id as change_id, created_at from profile_changes
      union all select registration_names_id, created_at from registration_names) c
    where c.change_id = ${cursor}`)

const PendingChange = z.object({
  user_id: z.uuid(),
  field,
  former: z.string(),
  wanted: z.string(),
  status: z.string(),
})
export type PendingChange = z.infer<typeof PendingChange>

/** Locks the seller first, as a request for a change does: rows are locked in the order of the tables. */
export const lockChange = (tx: Db, changeId: string) =>
  tx.maybe(rows(PendingChange)`
    select c.user_id, c.field, c.former, c.wanted, c.status
    from users u join profile_changes c on c.user_id = u.user_id
    where c.profile_change_id = ${changeId} for no key update`)

export type Decision = {
  readonly status: 'approved' | 'declined'
  readonly reason: string | null
  readonly decided_by: string | null
}

export const updateDecided = (tx: Db, changeId: string, { status, reason, decided_by }: Decision) =>
  tx.run(sql`
    update profile_changes set status = ${status}, reason = ${reason}, decided_by = ${decided_by}, decided_at = now()
    where profile_change_id = ${changeId}`)

export const updateCompanyName = (tx: Db, userId: string, name: string) =>
  tx.run(sql`update users set ${setCompanyName(name)} where user_id = ${userId}`)

/** The state of a seller follows the number. */
export const updateGstNumber = (tx: Db, userId: string, gstNumber: string, state: string | null) =>
  tx.run(sql`
    update users set gst_number = ${gstNumber}, state = coalesce(${state}, state) where user_id = ${userId}`)
