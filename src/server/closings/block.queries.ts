import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { paidPaise, payablePaise } from '#server/order-goods/order-money.row.ts'

const Open = z.object({
  bought: z.int(),
  sold: z.int(),
  claimed: z.int(),
  refunds: z.int(),
  refund_paise: z.int(),
  owed: z.int(),
  owed_paise: z.int(),
  cases: z.int(),
  plan: z.int(),
})

const isUnderWay = sql`delivery_status in ('Pending', 'Confirmed', 'Shipped')`

const payable = sql`case when o.delivery_status = 'Cancelled' then 0 else ${payablePaise} end`

/** What a person still owes others or waits for. Money that others owe them keeps nobody here. */
export const countOpen = (db: Db, userId: string) =>
  db.one(rows(Open)`
    with refunded as (
      select ${paidPaise} - ${payable} as due from orders o
      where o.seller_id = ${userId} and exists (select from payments p where p.order_id = o.order_id and p.state = 'confirmed')
    ), on_credit as (
      select ${payable} - ${paidPaise} as due from orders o
      where o.buyer_id = ${userId} and o.terms ->> 'rest' = 'credit' and o.delivery_status = 'Delivered'
      union all
      select sum(case kind when 'opening' then amount_paise else -kept_paise end)::bigint from khata_entries
      where buyer_id = ${userId} and state in ('noted', 'cleared') group by seller_id
    )
    select
      (select count(*) from orders where buyer_id = ${userId} and ${isUnderWay}) as bought,
      (select count(*) from orders where seller_id = ${userId} and ${isUnderWay}) as sold,
      (select count(*) from payments join orders o using (order_id)
        where (o.buyer_id = ${userId} or o.seller_id = ${userId}) and payments.state = 'claimed') as claimed,
      (select count(*) from refunded where due > 0) as refunds,
      (select coalesce(sum(due), 0)::bigint from refunded where due > 0) as refund_paise,
      (select count(*) from on_credit where due > 0) as owed,
      (select coalesce(sum(due), 0)::bigint from on_credit where due > 0) as owed_paise,
      (select count(*) from cases where state <> 'closed'
        and (opened_by = ${userId} or about_id = ${userId} and order_id is not null)) as cases,
      (select count(*) from plan_requests where seller_id = ${userId} and status = 'requested' and closed_as is null) as plan`)

const Team = z.object({ user_id: z.uuid() })

/** The other owners, who have not been suspended. */
export const findOtherOwners = (db: Db, userId: string) =>
  db.many(rows(Team)`
    select user_id from users
    where account_type = 'admin' and coalesce(admin_role, 'owner') = 'owner' and suspended_at is null and user_id <> ${userId}`)
