import { changeStatus, type ProfileChange } from '#contract/admin/admin-profile-changes.ts'
import { sellerSettingsPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { profileChanges } from '#contract/texts/profile-changes.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { conflict, forbidden, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './change.queries.ts'
import { applyChange } from './change.service.ts'

export async function listChanges(db: Db, status: ProfileChange['status'], cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }, others] = await Promise.all([
    sql.findChanges(db, status, after),
    sql.countChanges(db, status),
    othersOf(changeStatus.options, { chosen: status, cursor }, (of) => sql.countChanges(db, of)),
  ])
  return { ...pageOf(rows, total, ({ profile_change_id }) => profile_change_id), ...others }
}

export function approveChange(db: Db, changeId: string, actor: Actor): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const change = await lockUndecided(tx, changeId, actor)
    await applyChange(tx, change)
    await decide(tx, changeId, change, { actor, status: 'approved', reason: null })
    const { field, wanted: value } = change
    await notifyOwnerOf(tx, change, notifications.profileChangeApproved({ field, value }))
    return profileChanges.approved({ value: change.wanted })
  })
}

export function declineChange(db: Db, changeId: string, reason: string, actor: Actor): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const change = await lockUndecided(tx, changeId, actor)
    await decide(tx, changeId, change, { actor, status: 'declined', reason })
    const { field, wanted: value } = change
    await notifyOwnerOf(tx, change, notifications.profileChangeDeclined({ field, value, reason }))
    return profileChanges.declined({ value: change.former })
  })
}

async function lockUndecided(tx: Db, changeId: string, actor: Actor) {
  const change = await sql.lockChange(tx, changeId)
  if (!change) throw notFound('change')
  if (change.user_id === actor.user_id) throw forbidden(profileChanges.ownAccount)
  if (change.status !== 'pending') throw conflict(profileChanges.decided)
  return change
}

type Outcome = {
  readonly actor: Actor
  readonly status: 'approved' | 'declined'
  readonly reason: string | null
}

async function decide(
  tx: Db,
  changeId: string,
  change: sql.PendingChange,
  { actor, status, reason }: Outcome,
) {
  await sql.updateDecided(tx, changeId, { status, reason, decided_by: actor.user_id })
  const { user_id, field, former, wanted: value } = change
  await audit(tx, actor, {
    action: status === 'approved' ? 'seller.approve-change' : 'seller.decline-change',
    subject_id: user_id,
    subject_name: former,
    details: { field, former, wanted: value, ...(reason ? { reason } : {}) },
  })
}

const notifyOwnerOf = (tx: Db, { user_id }: sql.PendingChange, sentence: Sentence) =>
  notify(tx, [{ user_id, kind: 'profile-changed', sentence, link: sellerSettingsPath }])
