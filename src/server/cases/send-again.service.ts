import type { Db } from '#server/db/db.ts'
import * as sql from './case.queries.ts'

/** What happens in a case happens in turn. Lock it before its order, as the steps of a case do. */
export const lockCaseToSendAgain = (tx: Db, caseId: string) => sql.lockCase(tx, caseId)

type Sending = { readonly sellerId: string; readonly role: 'opener' | 'other'; readonly words: string }

/** Notes in a case that its goods are on their way again. */
export async function noteSentAgain(tx: Db, caseId: string, { sellerId, role, words }: Sending, now: Date) {
  await sql.updateCase(tx, caseId, {}, now)
  await sql.insertEvent(tx, caseId, { role, actor_id: sellerId, event: 'sent', words, now })
}
