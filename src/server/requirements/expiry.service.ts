import { requirementPath, sellerRequirementPath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { requirements } from '#contract/texts/requirements.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { conflict, notFound } from '#server/errors.ts'
import { limits } from '#server/limits.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { Caller } from '#server/sessions/session.service.ts'
import * as sql from './expiry.queries.ts'
import { lockRequirement } from './requirement.queries.ts'

const { notifyDaysBefore, openDays } = limits.requirement

/** Notifies buyers that a requirement is about to end, while they can still renew it. Returns whether more wait. */
export const notifyOfEnding = (db: Db) =>
  db.transaction(async (tx) => {
    const ending = await sql.updateEndNotified(tx)
    await notify(
      tx,
      ending.map(({ requirement_id, buyer_id, product_name }) => ({
        user_id: buyer_id,
        kind: 'requirement-ending',
        sentence: notifications.requirementEnding({ product: product_name, days: notifyDaysBefore }),
        link: requirementPath(requirement_id),
      })),
    )
    return isFullBatch(ending.length)
  })

/** Closes requirements that nobody renewed. Returns whether more wait. */
export const endRequirements = (db: Db) =>
  db.transaction(async (tx) => {
    const ended = await sql.updateEnded(tx)
    await notify(tx, ended.flatMap(newsOf))
    return isFullBatch(ended.length)
  })

const newsOf = ({ requirement_id, buyer_id, product_name, sellers }: sql.Ended) => [
  {
    user_id: buyer_id,
    kind: 'requirement-closed' as const,
    sentence: notifications.requirementEnded({ product: product_name, days: openDays }),
    link: requirementPath(requirement_id),
  },
  ...sellers.map((user_id) => ({
    user_id,
    kind: 'requirement-closed' as const,
    sentence: notifications.quotedRequirementEnded({ product: product_name }),
    link: sellerRequirementPath(requirement_id),
  })),
]

/** Reopens the full period from now on. Notifies nobody. */
export const renewRequirement = (db: Db, { user_id }: Caller, requirementId: string) =>
  db.transaction(async (tx) => {
    const requirement = await lockRequirement(tx, requirementId)
    if (requirement?.buyer_id !== user_id) throw notFound('requirement')
    if (requirement.is_closed) throw conflict(requirements.ended)
    await sql.updateRenewed(tx, requirementId)
  })

export const purgeRequirements = async (db: Db) => isFullBatch(await sql.deleteOldRequirements(db))
