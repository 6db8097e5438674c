import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** Until the end of the transaction whole tables are read only where there is no other way, whatever the planner expects. */
export const preferIndexes = (tx: Db) => tx.run(sql`set local enable_seqscan = off`)
