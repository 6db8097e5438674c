import { z } from 'zod'
import { type DeliveryStatus, deliveryStatus } from '#contract/order.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { hasSent, sentOfLine } from '#server/order-goods/is-sent.row.ts'

const LockedOrder = z.object({
  buyer_id: z.uuid(),
  seller_id: z.uuid(),
  delivery_status: z.enum(deliveryStatus.options),
})
const OrderedProduct = z.object({ product_id: z.uuid(), quantity: z.int() })

export const lockOrderOfSeller = (tx: Db, orderId: string, sellerId: string) =>
  tx.maybe(rows(LockedOrder)`
    select buyer_id, seller_id, delivery_status from orders
    where order_id = ${orderId} and seller_id = ${sellerId} for no key update`)

export const lockOrderOfBuyer = (tx: Db, orderId: string, buyerId: string) =>
  tx.maybe(rows(LockedOrder)`
    select buyer_id, seller_id, delivery_status from orders
    where order_id = ${orderId} and buyer_id = ${buyerId} for no key update`)

export const updateDeliveryStatus = (tx: Db, orderId: string, next: DeliveryStatus) =>
  tx.run(sql`update orders set delivery_status = ${next}, release_at = null where order_id = ${orderId}`)

/** What of an order has not left its seller: goods on the way go back to no shelf. */
export const findUnsent = (tx: Db, orderId: string, { holds_stock }: { holds_stock: boolean }) =>
  tx.many(rows(OrderedProduct)`
    select l.product_id, l.quantity - ${sentOfLine} as quantity from order_lines l
    where l.order_id = ${orderId} and l.holds_stock = ${holds_stock} and l.product_id is not null
      and l.quantity > ${sentOfLine}
    order by l.product_id`)

export const findOfShipment = (tx: Db, orderId: string, shipmentId: string) =>
  tx.many(rows(OrderedProduct)`
    select l.product_id, s.quantity from shipments h join shipment_lines s using (shipment_id)
      join order_lines l on l.order_id = h.order_id and l.line_number = s.line_number
    where h.shipment_id = ${shipmentId} and h.order_id = ${orderId} and h.case_id is null and l.product_id is not null
    order by l.product_id`)

const Sent = z.object({ is_sent: z.boolean() })

export const findSent = (tx: Db, orderId: string) => tx.one(rows(Sent)`select ${hasSent(orderId)} as is_sent`)

export const updateHoldsStock = (tx: Db, orderId: string, productIds: readonly string[], holds: boolean) =>
  tx.run(sql`
    update order_lines set holds_stock = ${holds}
    where order_id = ${orderId} and product_id = any(${productIds}::uuid[])`)

const Count = z.object({ count: z.int() })

export const countEvents = (tx: Db, orderId: string) =>
  tx.one(rows(Count)`select count(*) as count from order_events where order_id = ${orderId}`)
