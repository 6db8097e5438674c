import type { Db } from '#server/db/db.ts'
import { agreeAsWished } from './agree.service.ts'
import * as sql from './case.queries.ts'

/** What happens in a case happens in turn. Lock it before its order, as the steps of a case do. */
export const lockCaseToSendAgain = (tx: Db, caseId: string) => sql.lockCase(tx, caseId)

type Case = { readonly caseId: string; readonly orderId: string }

/** A seller who sends again what a buyer wishes for, before answering, agrees to it. Lock the case first. */
export async function agreeToSendAgain(tx: Db, sellerId: string, { caseId, orderId }: Case, now: Date) {
  const row = await sql.findCase(tx, sellerId, caseId)
  if (row?.order_id !== orderId || row.wish !== 'replacement') return
  await agreeAsWished(tx, row, { to: 'send', sellerId, now })
}

type Sending = { readonly sellerId: string; readonly role: 'opener' | 'other'; readonly words: string }

/** Notes in a case that its goods are on their way again. */
export async function noteSentAgain(tx: Db, caseId: string, { sellerId, role, words }: Sending, now: Date) {
  await sql.updateCase(tx, caseId, {}, now)
  await sql.insertEvent(tx, caseId, { role, actor_id: sellerId, event: 'sent', words, now })
}
