import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const Name = z.object({ full_name: z.string() })

export const findName = (db: Db, userId: string) =>
  db.one(rows(Name)`select full_name from users where user_id = ${userId}`)

const Admin = Name.extend({ user_id: z.uuid() })

export const findAdmin = (tx: Db, phoneNumber: string) =>
  tx.maybe(rows(Admin)`
    select user_id, full_name from users where phone_number = ${phoneNumber} and account_type = 'admin'`)
