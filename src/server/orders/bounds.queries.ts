import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'

const Standing = z.object({
  is_new: z.boolean(),
  is_phone_confirmed: z.boolean(),
  open_orders: z.int(),
  open_paise: z.int(),
  cancelled_today: z.int(),
})

export type Standing = z.infer<typeof Standing>

const isOpen = sql`o.delivery_status in ('Pending', 'Confirmed', 'Shipped')`

const isNew = (hours: number) => sql`u.created_at > now() - make_interval(hours => ${literal(hours)})`

/** Counts orders of one day that their buyer cancelled: each took stock, and showed where its seller is paid. */
const cancelledToday = sql`(
  select count(*)::int from orders c
  where c.buyer_id = u.user_id and c.order_date > now() - interval '24 hours' and c.delivery_status = 'Cancelled'
    and exists (select from order_events e where e.order_id = c.order_id and e.delivery_status = 'Cancelled'
      and e.actor_role = 'buyer'))`

/**
 * The limits of this account. Its row is locked with its cart, so no other order of it comes in between. Of a new one
 * cancelled orders count as open ones too.
 */
export const findStanding = (tx: Db, buyerId: string, newHours: number) =>
  tx.one(rows(Standing)`
    select ${isNew(newHours)} as is_new,
      u.phone_confirmed_at is not null as is_phone_confirmed, count(o.order_id)::int as open_orders,
      coalesce(sum(o.total_paise), 0)::bigint as open_paise, ${cancelledToday} as cancelled_today
    from users u left join orders o on o.buyer_id = u.user_id and (${isOpen}
      or o.delivery_status = 'Cancelled' and ${isNew(newHours)})
    where u.user_id = ${buyerId} group by u.user_id`)

const OnOrder = z.object({ product_id: z.uuid(), quantity: z.int() })

/** What this buyer has of these products in open orders. */
export const findOnOrder = (tx: Db, buyerId: string, productIds: readonly string[]) =>
  tx.many(rows(OnOrder)`
    select l.product_id, sum(l.quantity)::int as quantity
    from orders o join order_lines l on l.order_id = o.order_id
    where o.buyer_id = ${buyerId} and ${isOpen} and l.product_id = any(${productIds}::uuid[])
    group by l.product_id`)
