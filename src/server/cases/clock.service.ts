import { notifications } from '#contract/texts/notifications.ts'
import { isFullBatch } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import * as sql from './case.queries.ts'
import * as clock from './clock.queries.ts'
import { found } from './in-turn.service.ts'
import { notifyBoth, notifyOfEscalation } from './notify-of-cases.service.ts'

const byClock = { role: 'clock' as const, actor_id: null, words: '' }

/** What the other side did not answer goes to the desk; what its opener does not answer is settled. Returns whether more wait. */
export const passDays = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    const due = await clock.lockUnanswered(tx, now)
    for (const { case_id, state } of due) await (state === 'open' ? escalate : close)(tx, case_id, now)
    return isFullBatch(due.length)
  })

async function escalate(tx: Db, caseId: string, now: Date) {
  await sql.updateCase(tx, caseId, { state: 'escalated', answer_by: null }, now)
  await sql.insertEvent(tx, caseId, { ...byClock, event: 'escalated', now })
  await notifyOfEscalation(tx, found(await sql.findAnyCase(tx, caseId)))
}

async function close(tx: Db, caseId: string, now: Date) {
  await sql.updateCase(tx, caseId, { state: 'closed', answer_by: null }, now)
  await sql.insertEvent(tx, caseId, { ...byClock, event: 'closed', now })
  const row = found(await sql.findAnyCase(tx, caseId))
  await notifyBoth(tx, row, notifications.caseClosed({ number: caseId }))
}

/** Settles what has happened. Returns whether more wait. */
export const settleDone = (db: Db, now = new Date()) =>
  db.transaction(async (tx) => {
    const done = await clock.lockDone(tx, now)
    for (const { case_id } of done) await close(tx, case_id, now)
    return isFullBatch(done.length)
  })
