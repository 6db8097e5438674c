import { z } from 'zod'
import { accountType } from '#contract/user.ts'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const NewUser = z.object({ user_id: z.uuid() })

export type UserDraft = {
  readonly full_name: string
  readonly email: string
  readonly phone_number: string
  readonly password_hash: string
  readonly address: string
  readonly gst_number: string
}

/** None where the phone number or the email has an account already; the unique indexes decide every race. */
export const insertUser = (db: Db, user: UserDraft) =>
  db.maybe(rows(NewUser)`
    insert into users (full_name, email, phone_number, password_hash, address, gst_number)
    values (${user.full_name}, ${user.email}, ${user.phone_number}, ${user.password_hash}, ${user.address},
      ${user.gst_number})
    on conflict do nothing
    returning user_id`)

const ProfileRow = z.object({
  user_id: z.uuid(),
  account_type: z.enum(accountType.options),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  address: z.string(),
  profile_image: z.string().nullable(),
  company_name: z.string().nullable(),
  gst_number: z.string(),
  is_seller_verified: z.boolean(),
})
export type ProfileRow = z.infer<typeof ProfileRow>

export const findProfile = (db: Db, userId: string) =>
  db.maybe(rows(ProfileRow)`
    select user_id, account_type, full_name, email, phone_number, address, profile_image, company_name, gst_number,
      is_seller_verified
    from users where user_id = ${userId}`)
