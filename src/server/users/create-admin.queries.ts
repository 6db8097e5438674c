import { z } from 'zod'
import type { AdminRole } from '#contract/admin/admin-roles.ts'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const NewAdmin = z.object({ user_id: z.uuid() })

type AdminDraft = {
  readonly full_name: string
  readonly email: string
  readonly phone_number: string
  readonly password_hash: string
  readonly role: AdminRole
}

/**
 * Nothing if the phone number or the email already has an account. An admin does not trade, so address and GST number
 * are empty.
 */
export const insertAdmin = (db: Db, { full_name, email, phone_number, password_hash, role }: AdminDraft) =>
  db.maybe(rows(NewAdmin)`
    insert into users (account_type, full_name, email, phone_number, password_hash, address, gst_number, admin_role)
    values ('admin', ${full_name}, ${email}, ${phone_number}, ${password_hash}, '', '', ${role})
    on conflict do nothing
    returning user_id`)
