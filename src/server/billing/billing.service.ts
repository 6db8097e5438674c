import type { InputOf } from '#contract/endpoint.ts'
import { billing } from '#contract/texts/billing.ts'
import { common } from '#contract/texts/common.ts'
import type * as contract from '#contract/users/billing.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound, unavailable } from '#server/errors.ts'
import { runOnce } from '#server/idempotency/idempotency.service.ts'
import { limits } from '#server/limits.ts'
import { requireRevision } from '#server/revision.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import { requirePinOf } from '#server/states/pin-in-state.rules.ts'
import * as sql from './billing.queries.ts'

type Draft = InputOf<typeof contract.saveBillingProfile>
type Change = InputOf<typeof contract.updateBillingProfile>

export const listProfiles = (db: Db, { user_id }: Caller) => sql.findProfiles(db, user_id)

export function saveProfile(
  db: Db,
  { user_id }: Caller,
  { is_default, ...profile }: Draft,
  key: string | undefined,
) {
  const input = { call: 'save-billing-profile', ...profile, is_default }
  requirePinOf(profile)
  const work = async (tx: Db) => {
    await sql.lockOwner(tx, user_id)
    const { total } = await sql.countProfiles(tx, user_id)
    if (total >= limits.billingProfiles)
      throw conflict(billing.tooManyProfiles({ limit: limits.billingProfiles }))
    const saved = await sql.insertProfile(tx, user_id, profile)
    return is_default ? makeDefault(tx, { user_id, ...saved }) : saved
  }
  return db.transaction((tx) => runOnce(tx, { user_id, key, input }, () => work(tx)))
}

/** The default one stays so until another takes its place. */
async function makeDefault(tx: Db, which: { readonly user_id: string; readonly billing_id: string }) {
  await sql.updateOthersNotDefault(tx, which)
  return sql.updateDefault(tx, which)
}

export function updateProfile(
  db: Db,
  { user_id }: Caller,
  { billingId, is_default, revision, ...profile }: Change,
) {
  const which = { user_id, billing_id: billingId }
  requirePinOf(profile)
  return db.transaction(async (tx) => {
    await sql.lockOwner(tx, user_id)
    const changed = await sql.updateProfile(tx, which, profile, revision)
    if (changed) return is_default ? makeDefault(tx, which) : changed
    const present = await sql.findProfile(tx, user_id, billingId)
    if (!present) throw notFound('billing')
    requireRevision(common.changed({ thing: 'billing' }), present.revision, revision)
    throw unavailable()
  })
}

export const deleteProfile = (db: Db, { user_id }: Caller, billingId: string) =>
  db.transaction(async (tx) => {
    await sql.lockOwner(tx, user_id)
    if ((await sql.deleteProfile(tx, { user_id, billing_id: billingId })) === 0) throw notFound('billing')
    await sql.updateNewestDefault(tx, user_id)
  })
