import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const People = z.object({
  room_id: z.uuid(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  buyer: z.string(),
  seller: z.string(),
  own_name: z.string(),
  last_seq: z.int(),
})
export type People = z.infer<typeof People>

/** The two people of a room, for one of them. */
export const findPeople = (db: Db, userId: string, roomId: string) =>
  db.maybe(rows(People)`
    select r.room_id, r.buyer_id, r.seller_id, coalesce(b.company_name, b.full_name) as buyer,
      coalesce(s.company_name, s.full_name) as seller, me.full_name as own_name, r.last_seq
    from chat_rooms r join users b on b.user_id = r.buyer_id join users s on s.user_id = r.seller_id
    join users me on me.user_id = ${userId}
    where r.room_id = ${roomId} and ${userId} in (r.buyer_id, r.seller_id)`)

const OrderId = z.object({ order_id: z.string() })

/** The latest orders of both, oldest first. */
export const findOrders = async (db: Db, { buyer_id, seller_id }: People) =>
  (
    await db.many(rows(OrderId)`
      select order_id from orders where buyer_id = ${buyer_id} and seller_id = ${seller_id}
      order by order_date desc, order_id limit ${literal(limits.evidence.orders)}`)
  ).reverse()
