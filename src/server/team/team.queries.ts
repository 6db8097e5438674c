import { z } from 'zod'
import { type AdminRole, adminRole } from '#contract/admin/admin-roles.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'

const TeamRow = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  role: z.enum(adminRole.options),
  has_second_factor: z.boolean(),
  suspended_at: z.date().nullable(),
  seen_at: z.date().nullable(),
  created_at: z.date(),
})
export type TeamRow = z.infer<typeof TeamRow>

export const findTeam = (db: Db) =>
  db.many(rows(TeamRow)`
    select user_id, full_name, email, phone_number, ${adminRoleOf} as role, suspended_at, created_at,
      exists (select from second_factors f where f.user_id = users.user_id and f.confirmed_at is not null) as has_second_factor,
      (select max(s.seen_at) from sessions s where s.user_id = users.user_id) as seen_at
    from users where account_type = 'admin' order by lower(full_name), user_id`)

const Locked = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  role: z.enum(adminRole.options),
  is_suspended: z.boolean(),
})

/** All admins, in one order: two owners who take the role from each other take turns. */
export const lockTeam = (tx: Db) =>
  tx.many(rows(Locked)`
    select user_id, full_name, ${adminRoleOf} as role, suspended_at is not null as is_suspended
    from users where account_type = 'admin' order by user_id for no key update`)

export const updateRole = (tx: Db, userId: string, role: AdminRole) =>
  tx.run(sql`update users set admin_role = ${role} where user_id = ${userId}`)
