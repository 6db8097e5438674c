import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows } from '#server/db/sql.ts'

const Known = z.object({ case_id: z.string() })

const Subject = z.object({
  name: z.string(),
  about_id: z.uuid().nullable(),
  product_id: z.uuid().nullable(),
})
/** What a report is about. */
export type Subject = z.infer<typeof Subject>

export const findProduct = (db: Db, productId: string) =>
  db.maybe(rows(Subject)`
    select product_name as name, seller_id as about_id, product_id from products where product_id = ${productId}`)

export const findPerson = (db: Db, userId: string) =>
  db.maybe(rows(Subject)`
    select coalesce(company_name, full_name) as name, user_id as about_id, null as product_id from users where user_id = ${userId}`)

/** Something that the other person has sent, as long as a list can show it. */
export const findMessage = (db: Db, userId: string, { room_id, seq }: { room_id: string; seq: number }) =>
  db.maybe(rows(Subject)`
    select '“' || left(coalesce(nullif(m.body, ''), f.name, ''), 200) || '”' as name, m.sender_id as about_id, null as product_id
    from chat_messages m join chat_rooms r using (room_id) left join chat_files f using (file_id)
    where m.room_id = ${room_id} and m.seq = ${seq} and ${userId} in (r.buyer_id, r.seller_id)`)

type Report = {
  readonly user_id: string
  readonly kind: string
  readonly product_id: string | null
  readonly name: string
  readonly about_id: string | null
}

/** An open report by the same person of the same thing. */
export const findSameReport = (tx: Db, { user_id, kind, product_id, name, about_id }: Report) =>
  tx.maybe(rows(Known)`
    select case_id from cases
    where opened_by = ${user_id} and order_id is null and kind = ${kind} and subject = ${name}
      and product_id is not distinct from ${product_id}::uuid and about_id is not distinct from ${about_id}::uuid
      and state = 'escalated'
    order by created_at limit 1`)
