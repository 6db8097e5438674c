import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Proof = z.object({ is_first: z.boolean() })

/** Whether nobody had proved before to hold the number. */
export const updatePhoneConfirmed = (tx: Db, userId: string) =>
  tx.one(rows(Proof)`
    update users u set phone_confirmed_at = now()
    from (select user_id, phone_confirmed_at from users where user_id = ${userId} for update) before
    where u.user_id = before.user_id
    returning before.phone_confirmed_at is null as is_first`)

export const updatePassword = (tx: Db, userId: string, passwordHash: string) =>
  tx.run(sql`update users set password_hash = ${passwordHash} where user_id = ${userId}`)

/** No password matches it. */
export const clearPassword = (tx: Db, userId: string) => updatePassword(tx, userId, 'none')

export const deleteMailAddress = async (tx: Db, userId: string) => {
  await tx.run(sql`delete from mail_codes where user_id = ${userId}`)
  await tx.run(sql`delete from mail_addresses where user_id = ${userId}`)
}
