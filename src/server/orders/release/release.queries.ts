import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { batchSize } from '#server/db/batch.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isBill } from '#server/order-goods/is-billed.row.ts'

const Due = z.object({ order_id: z.string() })

export const findDue = (db: Db, now: Date) =>
  db.many(rows(Due)`
    select order_id from orders where release_at <= ${now} order by release_at limit ${batchSize}`)

const Held = z.object({
  order_id: z.string(),
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  seller: z.string(),
  delivery_status: z.enum(deliveryStatus.options),
  hours: z.int(),
})
export type Held = z.infer<typeof Held>

/** Unless somebody changes it right now: then it is looked at again. */
export const lockDue = (tx: Db, orderId: string, now: Date) =>
  tx.maybe(rows(Held)`
    select order_id, buyer_id, seller_id, coalesce(seller_company_name, seller_full_name) as seller, delivery_status,
      round(extract(epoch from release_at - order_date) / 3600)::integer as hours
    from orders where order_id = ${orderId} and release_at <= ${now} for no key update skip locked`)

const Moved = z.object({ has_moved: z.boolean() })

/** Whether money, papers or goods are on their way, or a problem is open: then people decide. */
export const findMoved = (tx: Db, orderId: string) =>
  tx.one(rows(Moved)`
    select exists (select from payments p where p.order_id = ${orderId} and p.state in ('claimed', 'confirmed'))
      or exists (select from invoices i where i.order_id = ${orderId} and ${isBill(sql`i`)} and i.cancelled_at is null)
      or exists (select from shipments s where s.order_id = ${orderId})
      or exists (select from sample_discounts d where d.sample_order_id = ${orderId} and not d.is_void)
      or exists (select from cases c where c.order_id = ${orderId} and c.state <> 'closed') as has_moved`)

export const clearDue = (tx: Db, orderId: string) =>
  tx.run(sql`update orders set release_at = null where order_id = ${orderId}`)
