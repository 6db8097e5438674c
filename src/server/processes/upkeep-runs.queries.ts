import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

/** Answers 0 where somebody else has it, or it was done a while ago. */
export const claimRun = (db: Db, chore: string, seconds: number) =>
  db.run(sql`
    insert into upkeep_runs as run (chore, due_at) values (${chore}, now() + make_interval(secs => ${seconds}))
    on conflict (chore) do update set due_at = excluded.due_at where run.due_at <= now()`)

export const updateDue = (db: Db, chore: string, seconds: number) =>
  db.run(sql`
    update upkeep_runs set due_at = now() + make_interval(secs => ${seconds}) where chore = ${chore}`)
