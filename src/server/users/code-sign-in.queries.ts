import type { Db } from '#server/db/db.ts'
import { sql } from '#server/db/sql.ts'

export const updatePhoneConfirmed = (tx: Db, userId: string) =>
  tx.run(sql`update users set phone_confirmed_at = now() where user_id = ${userId}`)

export const updatePassword = (tx: Db, userId: string, passwordHash: string) =>
  tx.run(sql`update users set password_hash = ${passwordHash} where user_id = ${userId}`)
