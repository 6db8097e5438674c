import { profilePath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { users } from '#contract/texts/users.ts'
import type { Actor } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { conflict } from '#server/errors.ts'
import { askForChange, auditChange, notifyOwner } from '#server/profile-changes/change.service.ts'
import type { ProfileChange, ProfileRow } from './user.queries.ts'

type Change = { readonly actor: Actor; readonly present: ProfileRow; readonly change: ProfileChange }

/** Returns the part of a change that applies at once. Facts behind a verified seller's mark wait for an admin. */
export async function requestChange(tx: Db, { actor, present, change }: Change): Promise<ProfileChange> {
  const { company_name, gst_number, ...rest } = change
  if (present.is_seller_verified) {
    await requestOne(tx, actor, { present, change: { company_name, gst_number } })
    return rest
  }
  if (gst_number === undefined || gst_number === present.gst_number) return without(change)
  if (present.account_type === 'requested') throw conflict(users.applicationOpen)
  await auditChange(tx, actor, {
    user_id: present.user_id,
    field: 'gst_number',
    former: present.gst_number,
    wanted: gst_number,
  })
  await notifyOwner(tx, present.user_id, notifications.gstNumberChanged({ value: gst_number }), profilePath)
  return change
}

const without = ({ gst_number, ...rest }: ProfileChange): ProfileChange => rest

type RequestedChange = {
  readonly present: ProfileRow
  readonly change: { readonly company_name?: unknown; readonly gst_number?: unknown }
}

async function requestOne(tx: Db, actor: Actor, { present, change }: RequestedChange) {
  for (const field of ['company_name', 'gst_number'] as const) {
    const number = change[field]
    if (typeof number === 'string')
      await askForChange(tx, actor, {
        user_id: present.user_id,
        field,
        former: present[field] ?? '',
        wanted: number,
      })
  }
}
