import type { Db } from './db.ts'
import { sql } from './sql.ts'

/**
 * Until the end of the transaction, disables scans of whole tables wherever an index can be used, whatever the
 * planner estimates.
 */
export const preferIndexes = (tx: Db) => tx.run(sql`set local enable_seqscan = off`)
