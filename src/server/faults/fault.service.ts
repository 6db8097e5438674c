import { common } from '#contract/texts/common.ts'
import { faults as texts } from '#contract/texts/desk/faults.ts'
import { type Actor, audit } from '#server/audit/audit.service.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf } from '#server/db/paging.ts'
import { badInput, conflict, Refusal } from '#server/errors.ts'
import { wakeOutbox } from '#server/outbox/exits.ts'
import * as sql from './fault.queries.ts'

export async function listFaults(db: Db, cursor: string | undefined) {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw badInput(common.noPage)
  const [rows, { total }] = await Promise.all([
    sql.findFaults(db, cursor === undefined ? undefined : Number(cursor)),
    sql.countFaults(db),
  ])
  return pageOf(rows, total, ({ outbox_id }) => String(outbox_id))
}

export const retryFault = (db: Db, faultId: string, actor: Actor) =>
  db.transaction(async (tx) => {
    const undelivered = await sql.lockFault(tx, Number(faultId))
    if (!undelivered) throw new Refusal(404, texts.notThere)
    if (!undelivered.can_retry) throw conflict(texts.unreachable)
    await sql.updateAgain(tx, undelivered.outbox_id)
    const { channel, kind, fault: reason } = undelivered
    await audit(tx, actor, {
      action: 'fault.retry',
      subject_id: undelivered.user_id,
      subject_name: undelivered.name,
      details: { channel, kind, reason },
    })
    tx.afterCommit(() => wakeOutbox(tx))
  })
