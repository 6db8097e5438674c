import { sellerTaxPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './names.queries.ts'

/** Names of a GST registration that wait for an admin, as a new company name does. */
export async function askForNames(tx: Db, actor: Actor, change: sql.NewNames) {
  const { user_id, gstin, former, wanted: names } = change
  const waiting = await sql.findWaitingNames(tx, gstin)
  if (waiting?.legal_name === names.legal_name && waiting.trade_name === names.trade_name) return
  await sql.upsertPendingNames(tx, change)
  await sql.updateRevisionOf(tx, gstin)
  await audit(tx, actor, {
    action: 'seller.ask-change',
    subject_id: user_id,
    subject_name: former.legal_name,
    details: detailsOf({
      gstin,
      former: former.legal_name,
      former_trade_name: former.trade_name,
      wanted: names.legal_name,
      trade_name: names.trade_name,
    }),
  })
}

export const withdrawNames = (tx: Db, gstin: string) => sql.updateNamesWithdrawn(tx, gstin)

/** Every name of this GST number that an admin has let pass. */
export const listApprovedNames = (tx: Db, sellerId: string, gstin: string) =>
  sql.findApprovedNames(tx, sellerId, gstin)

type Said = Pick<sql.PendingNames, 'gstin' | 'former' | 'former_trade_name' | 'wanted' | 'trade_name'>

export const detailsOf = ({ gstin, former, former_trade_name, wanted: legal_name, trade_name }: Said) => ({
  field: 'registration_names',
  gstin,
  former,
  former_trade_name,
  wanted: legal_name,
  trade_name,
})

/** Names from before that are declined make way for those of the company. */
export async function decideNames(
  tx: Db,
  { user_id, gstin, ...names }: sql.PendingNames,
  reason: string | null,
) {
  const { former, former_trade_name, wanted: value, trade_name } = names
  const printed =
    reason === null
      ? { legal_name: value, trade_name }
      : { legal_name: former, trade_name: former_trade_name }
  await sql.updatePrintedNames(tx, user_id, gstin, printed)
  const sentence =
    reason === null
      ? notifications.registrationNamesApproved({ gstin, value })
      : notifications.registrationNamesDeclined({ gstin, value, reason })
  await notify(tx, [{ user_id, kind: 'profile-changed', sentence, link: sellerTaxPath }])
}
