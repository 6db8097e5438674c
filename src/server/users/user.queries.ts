import { z } from 'zod'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { accountType, type ChangedField } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { join, rows, type Sql, sql } from '#server/db/sql.ts'
import { isRevision } from '#server/revision.ts'
import { setCompanyName } from '#server/search/company-name.row.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'

const NewUser = z.object({ user_id: z.uuid() })

export type UserDraft = {
  readonly full_name: string
  readonly email: string
  readonly phone_number: string
  readonly password_hash: string
  readonly address: string
  readonly gst_number: string
}

/** Nothing if the phone number or the email already has an account; the unique indexes decide every race. */
export const insertUser = (db: Db, user: UserDraft) =>
  db.maybe(rows(NewUser)`
    insert into users (full_name, email, phone_number, password_hash, address, gst_number)
    values (${user.full_name}, ${user.email}, ${user.phone_number}, ${user.password_hash}, ${user.address},
      ${user.gst_number})
    on conflict do nothing
    returning user_id`)

/** Whoever opens an account accepts the terms as they are in force. */
export const insertTermsConsent = (tx: Db, userId: string, version: string) =>
  tx.run(sql`
    insert into consents (user_id, purpose, version, is_given) values (${userId}, 'terms', ${version}, true)`)

const ProfileRow = z.object({
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  admin_role: z.enum(adminRole.options).nullable(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  profile_image: z.string().nullable(),
  company_name: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  website: z.string().nullable(),
  gst_number: z.string(),
  is_seller_verified: z.boolean(),
  revision: z.int(),
  is_minimum_binding: z.boolean(),
  is_phone_confirmed: z.boolean(),
  waiting_company_name: z.string().nullable(),
  waiting_gst_number: z.string().nullable(),
})
export type ProfileRow = z.infer<typeof ProfileRow>

const waiting = (field: ChangedField) => sql`(
  select c.wanted from profile_changes c
  where c.user_id = users.user_id and c.field = ${field} and c.status = 'pending')`

const profileColumns = sql`
  user_id, account_type, ${adminRoleOf} as admin_role, full_name, email, phone_number, address, profile_image, company_name, city, state, website,
  gst_number, is_seller_verified, revision, is_minimum_binding, phone_confirmed_at is not null as is_phone_confirmed,
  ${waiting('company_name')} as waiting_company_name, ${waiting('gst_number')} as waiting_gst_number`

export const findProfile = (db: Db, userId: string) =>
  db.maybe(rows(ProfileRow)`select ${profileColumns} from users where user_id = ${userId}`)

export type ProfileChange = Partial<
  Pick<
    ProfileRow,
    | 'full_name'
    | 'email'
    | 'address'
    | 'profile_image'
    | 'company_name'
    | 'city'
    | 'website'
    | 'gst_number'
    | 'is_minimum_binding'
  >
>

const set = {
  full_name: (value: unknown) => sql`full_name = ${value}`,
  email: (value: unknown) => sql`email = ${value}`,
  address: (value: unknown) => sql`address = ${value}`,
  profile_image: (value: unknown) => sql`profile_image = ${value}`,
  company_name: (value: unknown) => setCompanyName(typeof value === 'string' ? value : null),
  city: (value: unknown) => sql`city = ${value}`,
  website: (value: unknown) => sql`website = ${value}`,
  gst_number: (value: unknown) => sql`gst_number = ${value}`,
  is_minimum_binding: (value: unknown) => sql`is_minimum_binding = ${value}`,
} satisfies Record<keyof ProfileChange, (value: unknown) => Sql>

/** Changes the named fields, at least one, and keeps the others. Nothing if another revision was read. */
export const updateProfile = (db: Db, userId: string, change: ProfileChange, revision: number | undefined) =>
  db.maybe(rows(ProfileRow)`
    update users set ${join(Object.entries(change).map(([name, value]) => set[name as keyof ProfileChange](value)))}
    where user_id = ${userId} and ${isRevision(revision)} returning ${profileColumns}`)
