import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isRevision } from '#server/revision.ts'
import { partyShape } from '#server/tax-registrations/party.row.ts'

const BillingRow = z.object({
  billing_id: z.uuid(),
  ...partyShape,
  is_default: z.boolean(),
  revision: z.int(),
})
type BillingRow = z.infer<typeof BillingRow>
export type NewProfile = Pick<BillingRow, 'gstin' | 'legal_name' | 'address' | 'pin'>

const columns = sql`billing_id, gstin, legal_name, address, pin, state_code, is_default, revision`

export const findProfiles = (db: Db, userId: string) =>
  db.many(rows(BillingRow)`
    select ${columns} from billing_profiles where user_id = ${userId}
    order by is_default desc, created_at desc, billing_id`)

export const findProfile = (db: Db, userId: string, billingId: string) =>
  db.maybe(rows(BillingRow)`
    select ${columns} from billing_profiles where billing_id = ${billingId} and user_id = ${userId}`)

/** One default, however many are saved at once. */
export const lockOwner = (tx: Db, userId: string) =>
  tx.run(sql`select 1 from users where user_id = ${userId} for no key update`)

const Counted = z.object({ total: z.int() })

export const countProfiles = (tx: Db, userId: string) =>
  tx.one(rows(Counted)`select count(*) as total from billing_profiles where user_id = ${userId}`)

export const insertProfile = (tx: Db, userId: string, profile: NewProfile) =>
  tx.one(rows(BillingRow)`
    insert into billing_profiles (user_id, gstin, legal_name, address, pin, state_code, is_default)
    values (${userId}, ${profile.gstin}, ${profile.legal_name}, ${profile.address}, ${profile.pin},
      present_state_code(${profile.gstin}),
      not exists (select from billing_profiles where user_id = ${userId} and is_default))
    returning ${columns}`)

type OwnProfile = { readonly user_id: string; readonly billing_id: string }

/** Touches nothing if another revision was read. */
export const updateProfile = (
  tx: Db,
  { user_id, billing_id }: OwnProfile,
  profile: NewProfile,
  revision: number | undefined,
) =>
  tx.maybe(rows(BillingRow)`
    update billing_profiles set gstin = ${profile.gstin}, legal_name = ${profile.legal_name},
      address = ${profile.address}, pin = ${profile.pin}, state_code = present_state_code(${profile.gstin})
    where billing_id = ${billing_id} and user_id = ${user_id} and ${isRevision(revision)}
    returning ${columns}`)

export const updateOthersNotDefault = (tx: Db, { user_id, billing_id }: OwnProfile) =>
  tx.run(sql`
    update billing_profiles set is_default = false
    where user_id = ${user_id} and is_default and billing_id <> ${billing_id}`)

export const updateDefault = (tx: Db, { user_id, billing_id }: OwnProfile) =>
  tx.one(rows(BillingRow)`
    update billing_profiles set is_default = true where user_id = ${user_id} and billing_id = ${billing_id}
    returning ${columns}`)

export const deleteProfile = (tx: Db, { user_id, billing_id }: OwnProfile) =>
  tx.run(sql`delete from billing_profiles where billing_id = ${billing_id} and user_id = ${user_id}`)

/** The newest takes the place of a default that was deleted. */
export const updateNewestDefault = (tx: Db, userId: string) =>
  tx.run(sql`
    update billing_profiles set is_default = true
    where not exists (select from billing_profiles where user_id = ${userId} and is_default)
      and billing_id = (
        select billing_id from billing_profiles where user_id = ${userId} order by created_at desc, billing_id limit 1)`)
