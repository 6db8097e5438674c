import { audit, serverActor } from '#server/audit/audit.service.ts'
import { findBlocks } from '#server/closings/block.service.ts'
import type { Db } from '#server/db/db.ts'
import { limits } from '#server/limits.ts'
import { formerName } from '#server/own-data/former-name.rules.ts'
import { leaving } from '#server/own-data/leaving.row.ts'
import * as sql from './erase.queries.ts'

const acts = Object.values(leaving).flatMap((table) => table.acts)

/**
 * One piece of the erasure of one account: a batch of rows in a transaction, so that a server that dies in between goes on
 * where it was. Files follow by the checks that the deletion of their rows schedules. True: there is more to do.
 */
export async function eraseClosed(db: Db): Promise<boolean> {
  const due = await sql.findDue(db)
  if (!due) return false
  return db.transaction(async (tx) => {
    const person = await sql.lockPerson(tx, due.user_id)
    const closing = await sql.lockClosing(tx, due.user_id)
    if (!closing) return false
    if (!closing.begun_at && (await findBlocks(tx, person)).length > 0) {
      // Somebody opened a problem with an order meanwhile; it is looked at again tomorrow.
      await sql.updatePostponed(tx, due.user_id)
      return true
    }
    if (!closing.begun_at) await sql.updateBegun(tx, due.user_id)
    await sql.nameErased(tx, due.user_id)
    const steps = await eraseBatch(tx, due.user_id, closing.steps)
    if (steps === acts.length) await finish(tx, due.user_id)
    else await sql.updateSteps(tx, due.user_id, steps)
    return true
  })
}

/** Returns how many acts are done. */
async function eraseBatch(tx: Db, userId: string, done: number): Promise<number> {
  let rows = 0
  for (let place = done; place < acts.length; place += 1) {
    const act = acts[place]
    if (rows >= limits.upkeep.rows) return place
    const count = act ? await tx.run(act(userId)) : 0
    if (count >= limits.upkeep.rows) return place
    rows += count
  }
  return acts.length
}

async function finish(tx: Db, userId: string) {
  await sql.updateNameless(tx, userId)
  await sql.updateErased(tx, userId)
  await audit(tx, serverActor('upkeep'), {
    action: 'user.erase',
    subject_id: userId,
    subject_name: formerName,
  })
}
