import { adminCasePath, casePath, sellerCasePath } from '#contract/paths.ts'
import { notifications } from '#contract/texts/notifications.ts'
import type { Sentence } from '#contract/texts/sentences.ts'
import type { Db } from '#server/db/db.ts'
import { notify } from '#server/notifications/notification.service.ts'
import type { CaseRow, CaseSummaryRow } from './case.row.ts'
import type { Side } from './case.rules.ts'
import { findAdmins } from './order-facts.queries.ts'

/** Where a side of a case reads it. */
const linkOf = ({ case_id, seller_id }: CaseSummaryRow, userId: string) =>
  userId === seller_id ? sellerCasePath(case_id) : casePath(case_id)

export const nameOf = ({ opener_name, other_name }: CaseSummaryRow, side: Side) =>
  side === 'opener' ? opener_name : (other_name ?? '')

/** Whom a report is about does not learn of it. */
const idOf = ({ opened_by, about_id, order_id }: CaseSummaryRow, side: Side) => {
  if (side === 'opener') return opened_by
  return order_id === null ? null : about_id
}

export async function notifySide(tx: Db, row: CaseSummaryRow, side: Side, sentence: Sentence) {
  const user_id = idOf(row, side)
  if (user_id === null) return
  await notify(tx, [
    {
      user_id,
      kind: 'case',
      sentence,
      link: linkOf(row, user_id),
      ...(row.order_id === null ? {} : { order_id: row.order_id }),
    },
  ])
}

export async function notifyBoth(tx: Db, row: CaseSummaryRow, sentence: Sentence) {
  await notifySide(tx, row, 'opener', sentence)
  await notifySide(tx, row, 'other', sentence)
}

/** Nobody looks after a case about themselves. */
export async function notifyDesk(tx: Db, { case_id, kind, subject, close_by, about_id }: CaseSummaryRow) {
  const admins = await findAdmins(tx, about_id)
  const facts = { number: case_id, kind, subject, until: close_by.toISOString() }
  await notify(
    tx,
    admins.map(({ user_id }) => ({
      user_id,
      kind: 'case' as const,
      sentence: notifications.caseWaits(facts),
      link: adminCasePath(case_id),
    })),
  )
}

export const notifyOfEscalation = async (tx: Db, row: CaseRow) => {
  const sentence = notifications.caseEscalated({ number: row.case_id, until: row.close_by.toISOString() })
  await notifyBoth(tx, row, sentence)
  await notifyDesk(tx, row)
}
