import { sql } from '#server/db/sql.ts'

/** Of a row of `users`; null for who is no admin. Those of before there were roles are owners. */
export const adminRoleOf = sql`case account_type when 'admin' then coalesce(admin_role, 'owner') end`
