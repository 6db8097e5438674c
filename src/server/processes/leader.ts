import type { Db } from '#server/db/db.ts'
import * as sql from './upkeep-runs.queries.ts'

/** Decides which process does a chore of the upkeep. */
export type Leader = {
  /** Whether the chore is due and this process does it: then nobody else does for so long. */
  claim(chore: string, ms: number): Promise<boolean>
  /** When it is due again, for whichever process comes first. */
  plan(chore: string, ms: number): Promise<unknown>
}

/** Of a market that is one process. */
export const onlyLeader: Leader = { claim: async () => true, plan: async () => {} }

export const postgresLeader = (db: Db): Leader => ({
  claim: async (chore, ms) => (await sql.claimRun(db, chore, ms / 1000)) > 0,
  plan: (chore, ms) => sql.updateDue(db, chore, ms / 1000),
})
