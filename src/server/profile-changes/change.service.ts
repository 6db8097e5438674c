import { stateOfGstNumber } from '#contract/tax/gst-number.ts'
import { profileChanges } from '#contract/texts/profile-changes.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { ChangedField } from '#contract/users/user.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './change.queries.ts'

export type WaitingChanges = Readonly<Record<ChangedField, string | null>>

async function waitingChanges(db: Db, userId: string): Promise<WaitingChanges> {
  const waiting = new Map(
    (await sql.findWaiting(db, userId)).map(({ field, wanted: value }) => [field, value]),
  )
  return { company_name: waiting.get('company_name') ?? null, gst_number: waiting.get('gst_number') ?? null }
}

/** Stores a change that waits for an admin. A request for the present value withdraws the waiting change. */
export async function askForChange(tx: Db, actor: Actor, change: sql.NewChange) {
  const { user_id, field, former, wanted: value } = change
  if (former === value) {
    await sql.updateWithdrawn(tx, user_id, field)
    return
  }
  const waiting = await waitingChanges(tx, user_id)
  if (waiting[field] === value) return
  await sql.upsertPending(tx, change)
  await audit(tx, actor, {
    action: 'seller.ask-change',
    subject_id: user_id,
    subject_name: former,
    details: { field, former, wanted: value },
  })
}

/** The audit keeps both names, or both numbers. */
export async function auditChange(
  tx: Db,
  actor: Actor,
  { user_id, field, former, wanted: value }: sql.NewChange,
) {
  await audit(tx, actor, {
    action: 'user.change-profile',
    subject_id: user_id,
    subject_name: former,
    details: { field, former, wanted: value },
  })
}

/** Notifies the owner of a corrected number, whoever corrected it. */
export const notifyOwner = (tx: Db, user_id: string, sentence: Sentence, link: string) =>
  notify(tx, [{ user_id, kind: 'profile-changed', sentence, link }])

export async function applyChange(tx: Db, { user_id, field, wanted: value }: Omit<sql.NewChange, 'former'>) {
  if (field === 'company_name') return sql.updateCompanyName(tx, user_id, value)
  return sql
    .updateGstNumber(tx, user_id, value, stateOfGstNumber(value) ?? null)
    .catch((error: { code?: string }) => {
      throw error.code === '23505' ? conflict(profileChanges.gstNumberTaken) : error
    })
}
