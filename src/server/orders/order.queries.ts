import { z } from 'zod'
import { type DeliveryStatus, deliveryStatus } from '#contract/order.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import {
  billingColumns,
  billingShape,
  buyerColumns,
  buyerShape,
  orderColumns,
  orderShape,
  sellerColumns,
  sellerNameColumns,
  sellerNameShape,
  sellerShape,
  shipToColumns,
  shipToShape,
} from './order.row.ts'

const BuyerOrderRow = z.object({
  ...orderShape,
  ...sellerNameShape,
  po_number: billingShape.po_number,
})
export type BuyerOrderRow = z.infer<typeof BuyerOrderRow>

const OrderDetailsRow = z.object({
  ...orderShape,
  ...shipToShape,
  ...billingShape,
  ...sellerShape,
  ...buyerShape,
  buyer_id: z.uuid(),
  deal_id: z.uuid().nullable(),
  deal_room_id: z.uuid().nullable(),
  release_at: z.date().nullable(),
})
export type OrderDetailsRow = z.infer<typeof OrderDetailsRow>

const EventRow = z.object({
  delivery_status: z.enum(deliveryStatus.options),
  actor_role: z.enum(['buyer', 'seller', 'admin']),
  reason: z.string().nullable(),
  is_automatic: z.boolean(),
  created_at: z.date(),
})
export type EventRow = z.infer<typeof EventRow>

const ReviewRow = z.object({ product_id: z.uuid(), rating: z.int() })
export type ReviewRow = z.infer<typeof ReviewRow>

const StatisticsRow = z.object({
  total_orders: z.int(),
  pending_orders: z.int(),
  delivered_orders: z.int(),
  cancelled_orders: z.int(),
  spend_paise: z.int(),
})
export type StatisticsRow = z.infer<typeof StatisticsRow>

const Counted = z.object({ total: z.int() })

export const hasPoNumber = (part: string) => sql`o.po_number ilike ${containing(part)}`

type BuyerFilters = { readonly status?: DeliveryStatus | undefined; readonly po_number?: string }

/** The owner of a list of orders. */
export const ordersOf = {
  buyer: (userId: string, { status, po_number }: BuyerFilters = {}) =>
    sql`o.buyer_id = ${userId} ${status ? sql`and o.delivery_status = ${status}` : empty}
      ${po_number ? sql`and ${hasPoNumber(po_number)}` : empty}`,
  seller: (userId: string) => sql`o.seller_id = ${userId}`,
}

export const byAge = newestFirst(sql`o.order_date`, sql`o.order_id`)

export const findOrdersOfBuyer = (db: Db, whose: Sql, after: Anchor | undefined) =>
  db.many(rows(BuyerOrderRow)`
    select ${orderColumns}, ${sellerNameColumns}, o.po_number from orders o
    where o.order_id = any(array(select o.order_id from orders o where ${whose} ${byAge.page(after)}))
    order by o.order_date desc, o.order_id`)

export const findAnchor = (db: Db, whose: Sql, orderId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from orders o where o.order_id = ${orderId} and ${whose}`)

export const countOrders = (db: Db, whose: Sql) =>
  db.one(rows(Counted)`
    select count(*) as total
    from (select 1 from orders o where ${whose} limit ${literal(countedUpTo)}) counted`)

/** Only for its buyer and its seller. */
export const findOrder = (db: Db, userId: string, orderId: string) =>
  db.maybe(rows(OrderDetailsRow)`
    select ${orderColumns}, ${shipToColumns}, ${billingColumns}, ${sellerColumns}, ${buyerColumns}, o.buyer_id, o.deal_id,
      o.release_at,
      (select d.room_id from deals d where d.deal_id = o.deal_id) as deal_room_id
    from orders o
    where o.order_id = ${orderId} and (o.buyer_id = ${userId} or o.seller_id = ${userId})`)

export const findEvents = (db: Db, orderId: string) =>
  db.many(rows(EventRow)`
    select delivery_status, actor_role, reason, is_automatic, created_at
    from order_events where order_id = ${orderId} order by order_event_id`)

/** The buyer's reviews of the products of an order. */
export const findReviewsOfOrder = (db: Db, orderId: string) =>
  db.many(rows(ReviewRow)`select product_id, rating from reviews where order_id = ${orderId}`)

export const countByStatus = (db: Db, buyerId: string) =>
  db.one(rows(StatisticsRow)`
    select count(*) as total_orders,
      count(*) filter (where delivery_status in ('Pending', 'Confirmed', 'Shipped')) as pending_orders,
      count(*) filter (where delivery_status = 'Delivered') as delivered_orders,
      count(*) filter (where delivery_status = 'Cancelled') as cancelled_orders,
      coalesce(sum(total_paise) filter (where delivery_status <> 'Cancelled'), 0) as spend_paise
    from orders where buyer_id = ${buyerId}`)
