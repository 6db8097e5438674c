import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'
import type { Owner } from './password-change.queries.ts'

/** Touches nothing if the password has changed meanwhile. */
export const updatePhone = (tx: Db, owner: Owner, phoneNumber: string, isConfirmed: boolean) =>
  tx.run(sql`
    update users set phone_number = ${phoneNumber},
      phone_confirmed_at = case when ${isConfirmed}::boolean then now() end
    where user_id = ${owner.user_id} and password_hash = ${owner.password_hash}`)
