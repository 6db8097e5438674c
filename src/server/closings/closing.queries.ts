import { z } from 'zod'
import { adminRole } from '#contract/admin/admin-roles.ts'
import { accountType } from '#contract/users/user.ts'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { adminRoleOf } from '#server/sessions/admin-role.row.ts'

const Leaving = z.object({
  user_id: z.uuid(),
  name: z.string(),
  account_type: z.enum(accountType.options),
  admin_role: z.enum(adminRole.options).nullable(),
  is_suspended: z.boolean(),
})
export type Leaving = z.infer<typeof Leaving>

const columns = sql`
  user_id, coalesce(company_name, full_name) as name, account_type, ${adminRoleOf} as admin_role, suspended_at is not null as is_suspended`

/** The account, and with an admin the whole team in its order, so that two owners who leave at once take turns. */
export const lockLeaving = (tx: Db, userId: string) =>
  tx.many(rows(Leaving)`
    select ${columns} from users
    where user_id = ${userId}
      or account_type = 'admin' and exists (select from users me where me.user_id = ${userId} and me.account_type = 'admin')
    order by user_id for no key update of users`)

export const updateClosed = (tx: Db, userId: string, reason: string) =>
  tx.run(sql`
    update users set suspended_at = now(), suspension_reason = ${reason} where user_id = ${userId}`)

const Until = z.object({ erase_at: z.date() })

export const insertClosing = (tx: Db, userId: string, hours: number) =>
  tx.one(rows(Until)`
    insert into account_closings (user_id, closed_at, erase_at)
    values (${userId}, now(), now() + make_interval(hours => ${literal(hours)}))
    returning erase_at`)

const Other = z.object({ user_id: z.uuid(), room_id: z.uuid().nullable(), is_seller: z.boolean() })

/** Whoever has something open with this person: an offer in a chat, or a quote for a requirement. */
export const findOthers = (tx: Db, userId: string) =>
  tx.many(rows(Other)`
    select distinct on (user_id) user_id, room_id, is_seller
    from (
      select case r.buyer_id when ${userId} then r.seller_id else r.buyer_id end as user_id, r.room_id, r.buyer_id = ${userId} as is_seller
      from chat_rooms r join deals d using (room_id)
      where (r.buyer_id = ${userId} or r.seller_id = ${userId}) and d.state = 'open' and d.expires_at > now()
      union all
      select q.buyer_id, null, false from requirements q join quotes using (requirement_id)
      where quotes.seller_id = ${userId} and q.closed_at is null and q.ends_at > now()
      union all
      select quotes.seller_id, null, true from requirements q join quotes using (requirement_id)
      where q.buyer_id = ${userId} and q.closed_at is null and q.ends_at > now()
    ) others order by user_id, room_id nulls last`)
