import { productPath } from '#contract/paths.ts'
import { fields } from '#contract/texts/fields.ts'
import { notifications } from '#contract/texts/notifications.ts'
import { reviews } from '#contract/texts/reviews.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, othersOf, pageOf } from '#server/db/paging.ts'
import { retryDeadlock } from '#server/db/transactions/retry.ts'
import { badInput, conflict, notFound } from '#server/errors.ts'
import { notify } from '#server/notifications/notification.service.ts'
import * as sql from './admin.queries.ts'
import { recountReviews } from './recount.service.ts'

export async function listReports(db: Db, open: boolean, cursor: string | undefined) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }, others] = await Promise.all([
    sql.findReports(db, open, after),
    sql.countReports(db, open),
    othersOf(['open', 'resolved'], { chosen: open ? 'open' : 'resolved', cursor }, (of) =>
      sql.countReports(db, of === 'open'),
    ),
  ])
  return { ...pageOf(rows, total, ({ review_report_id }) => review_report_id), ...others }
}

type Decision = { readonly action: 'hide' | 'dismiss'; readonly reason: string }

export function resolveReport(db: Db, reportId: string, { action, reason }: Decision, actor: Actor) {
  if (action === 'hide' && reason === '') throw badInput(fields.empty({ field: 'reason' }), 'reason')
  const work = async (tx: Db) => {
    const reported = await sql.lockReported(tx, reportId)
    if (!reported) throw notFound('report')
    if (reported.is_resolved) throw conflict(reviews.resolvedAlready)
    await (action === 'hide' ? hide(tx, reported, reason, actor) : dismiss(tx, reportId, reported, actor))
  }
  return retryDeadlock(() => db.transaction(work))
}

/** Hides a review and removes it from the product's rating, once. */
async function hide(tx: Db, reported: sql.LockedReport, reason: string, actor: Actor) {
  const { review_id, product_id, product_name, buyer_id, rating, comment } = reported
  if ((await sql.updateHidden(tx, review_id, actor.user_id)) > 0) {
    await recountReviews(tx, buyer_id, [product_id])
    await notify(tx, [
      {
        user_id: buyer_id,
        kind: 'review-hidden',
        sentence: notifications.reviewHidden({ product: product_name, reason }),
        link: productPath(product_id),
      },
    ])
  }
  await sql.updateAllResolved(tx, review_id, actor.user_id)
  await audit(tx, actor, eventOf('review.hide', reported, { reason, rating, comment }))
}

/** Shows a hidden review again; its photos are deleted for good. */
export function restoreReview(db: Db, reportId: string, actor: Actor) {
  const work = async (tx: Db) => {
    const reported = await sql.lockReported(tx, reportId)
    if (!reported) throw notFound('report')
    if (!reported.is_hidden) throw conflict(reviews.notHidden)
    const { review_id, product_id, product_name, buyer_id } = reported
    await sql.updateShown(tx, review_id)
    await sql.updateAllKept(tx, review_id, actor.user_id)
    await recountReviews(tx, buyer_id, [product_id])
    await notify(tx, [
      {
        user_id: buyer_id,
        kind: 'review-restored',
        sentence: notifications.reviewRestored({ product: product_name }),
        link: productPath(product_id),
      },
    ])
    await audit(tx, actor, eventOf('review.restore', reported, {}))
  }
  return retryDeadlock(() => db.transaction(work))
}

async function dismiss(tx: Db, reportId: string, reported: sql.LockedReport, actor: Actor) {
  await sql.updateResolved(tx, reportId, actor.user_id)
  await audit(tx, actor, eventOf('review.dismiss-report', reported, { report_id: reportId }))
}

const eventOf = (
  action: `review.${string}`,
  { review_id, product_name }: sql.LockedReport,
  details: object,
) => ({
  action,
  subject_id: review_id,
  subject_name: product_name,
  details,
})
