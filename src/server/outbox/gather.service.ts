import { sellerRequirementsPath } from '#contract/paths.ts'
import { reach } from '#contract/texts/reach/reach.ts'
import type { Db } from '#server/db/db.ts'
import { wakeOutbox } from './exits.ts'
import * as sql from './gather.queries.ts'

/** Makes one message of the leads that came within an hour, for each person and place. */
export const gatherLeads = (db: Db) =>
  db.transaction(async (tx) => {
    const { is_ours } = await sql.lockGathering(tx)
    if (!is_ours) return
    const count = await sql.gatherDue(tx, reach.severalLeads.content, sellerRequirementsPath)
    if (count > 0) tx.afterCommit(() => wakeOutbox(tx))
  })
