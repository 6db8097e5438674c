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
import { lockNames, type PendingNames, updateNamesDecided } from './names.queries.ts'
import { decideNames, detailsOf } from './names.service.ts'

export async function listChanges(db: Db, status: ProfileChange['status'], cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }, others] = await Promise.all([
    sql.findChanges(db, status, after),
    sql.countChanges(db, status),
    othersOf(changeStatus.options, { chosen: status, cursor }, (of) => sql.countChanges(db, of)),
  ])
  return { ...pageOf(rows, total, ({ change_id }) => change_id), ...others }
}

export function approveChange(db: Db, changeId: string, actor: Actor): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const change = await lockUndecided(tx, changeId, actor)
    await approve(tx, change)
    await decide(tx, changeId, change, { actor, status: 'approved', reason: null })
    return profileChanges.approved({ value: change.wanted })
  })
}

async function approve(tx: Db, change: Change) {
  if (change.field === 'registration_names') return decideNames(tx, change, null)
  await applyChange(tx, change)
  const { field, wanted: value } = change
  await notifyOwnerOf(tx, change, notifications.profileChangeApproved({ field, value }))
}

export function declineChange(db: Db, changeId: string, reason: string, actor: Actor): Promise<Sentence> {
  return db.transaction(async (tx) => {
    const change = await lockUndecided(tx, changeId, actor)
    await decline(tx, change, reason)
    await decide(tx, changeId, change, { actor, status: 'declined', reason })
    return profileChanges.declined({ value: change.former })
  })
}

async function decline(tx: Db, change: Change, reason: string) {
  if (change.field === 'registration_names') return decideNames(tx, change, reason)
  const { field, wanted: value } = change
  await notifyOwnerOf(tx, change, notifications.profileChangeDeclined({ field, value, reason }))
}

type Change = sql.PendingChange | PendingNames

async function lockUndecided(tx: Db, changeId: string, actor: Actor) {
  const change: Change | undefined = (await sql.lockChange(tx, changeId)) ?? (await lockNames(tx, changeId))
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

async function decide(tx: Db, changeId: string, change: Change, { actor, status, reason }: Outcome) {
  const isOfNames = change.field === 'registration_names'
  const update = isOfNames ? updateNamesDecided : sql.updateDecided
  await update(tx, changeId, { status, reason, decided_by: actor.user_id })
  const { user_id, field, former, wanted: value } = change
  await audit(tx, actor, {
    action: status === 'approved' ? 'seller.approve-change' : 'seller.decline-change',
    subject_id: user_id,
    subject_name: former,
    details: {
      ...(isOfNames ? detailsOf(change) : { field, former, wanted: value }),
      ...(reason ? { reason } : {}),
    },
  })
}

const notifyOwnerOf = (tx: Db, { user_id }: sql.PendingChange, sentence: Sentence) =>
  notify(tx, [{ user_id, kind: 'profile-changed', sentence, link: sellerSettingsPath }])
