import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

// Any fixed number: changes of settings wait for each other, so that the audit knows the previous values.
const lockKey = 7_243

export const lockSettings = (tx: Db) => tx.run(sql`select pg_advisory_xact_lock(${lockKey})`)

/** A value that an admin has written is no longer sample data. */
export const upsertSetting = (tx: Db, name: string, value: string) =>
  tx.run(sql`
    insert into settings (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value, is_demo = false`)
