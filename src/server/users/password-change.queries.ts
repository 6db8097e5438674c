import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Owner = z.object({
  user_id: z.uuid(),
  phone_number: z.string(),
  password_hash: z.string(),
  is_known_device: z.boolean(),
})
export type Owner = z.infer<typeof Owner>

export const findOwner = (db: Db, userId: string, deviceHash: Buffer) =>
  db.one(rows(Owner)`
    select user_id, phone_number, password_hash,
      exists (
        select from known_devices where known_devices.user_id = users.user_id and device_hash = ${deviceHash}
      ) as is_known_device
    from users where user_id = ${userId}`)

/** Touches nothing if the password has changed meanwhile. */
export const updatePassword = (tx: Db, owner: Pick<Owner, 'user_id' | 'password_hash'>, next: string) =>
  tx.run(sql`
    update users set password_hash = ${next}
    where user_id = ${owner.user_id} and password_hash = ${owner.password_hash}`)
