import { z } from 'zod'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { accountType } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { formerName } from '#server/own-data/former-name.rules.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'

const Due = z.object({ user_id: z.uuid() })

/** Those that are begun first. */
export const findDue = (db: Db) =>
  db.maybe(rows(Due)`
    select user_id from account_closings where erased_at is null and erase_at <= now()
    order by begun_at nulls last, erase_at limit 1`)

const Person = z.object({
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  admin_role: z.enum(adminRole.options).nullable(),
})

/** A sign-in that brings the account back locks it first too. */
export const lockPerson = (tx: Db, userId: string) =>
  tx.one(rows(Person)`
    select user_id, account_type, ${adminRoleOf} as admin_role from users where user_id = ${userId} for no key update`)

const Closing = z.object({ begun_at: z.date().nullable(), steps: z.int() })

/** Nothing if it came back, or another process erases it. */
export const lockClosing = (tx: Db, userId: string) =>
  tx.maybe(rows(Closing)`
    select begun_at, steps from account_closings
    where user_id = ${userId} and erased_at is null and erase_at <= now() for update skip locked`)

export const updateBegun = (tx: Db, userId: string) =>
  tx.run(sql`update account_closings set begun_at = now() where user_id = ${userId}`)

export const updatePostponed = (tx: Db, userId: string) =>
  tx.run(sql`update account_closings set erase_at = now() + interval '1 day' where user_id = ${userId}`)

/** For the triggers that keep deals, cases and audit as they are. */
export const nameErased = (tx: Db, userId: string) =>
  tx.run(sql`select set_config('vanij.erases', ${userId}, true)`)

export const updateSteps = (tx: Db, userId: string, steps: number) =>
  tx.run(sql`update account_closings set steps = ${steps} where user_id = ${userId}`)

/** No real number begins with 0, and no password has this hash. */
export const updateNameless = (tx: Db, userId: string) =>
  tx.run(sql`
    update users set account_type = 'buyer', admin_role = null, full_name = ${formerName}, email = user_id || '@closed.invalid',
      phone_number = '0' || lpad((('x' || left(md5(user_id::text), 11))::bit(44)::bigint)::text, 14, '0'),
      password_hash = 'none', address = '', gst_number = '', company_name = null, business_type = null, city = null, state = null,
      website = null, profile_image = null, is_seller_verified = false, phone_confirmed_at = null, name_words = null
    where user_id = ${userId}`)

export const updateErased = (tx: Db, userId: string) =>
  tx.run(sql`update account_closings set erased_at = now() where user_id = ${userId}`)
