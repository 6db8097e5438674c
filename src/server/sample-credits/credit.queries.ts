import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { anyOf, rows, sql } from '#server/db/sql.ts'
import { paidPaise, payablePaise } from '#server/order-goods/order-money.row.ts'

const CreditRow = z.object({ product_id: z.uuid(), order_id: z.string(), paise: z.int() })
export type CreditRow = z.infer<typeof CreditRow>

/** The samples of a buyer that were paid or delivered and are taken off no order yet; of a credited one what is left. */
export const findCredits = (db: Db, buyerId: string) =>
  db.many(rows(CreditRow)`
    select product_id, order_id, paise from (
      select s.product_id, s.order_id, o.delivery_status, ${payablePaise} as paise, ${paidPaise} as paid_paise
      from sample_orders s join orders o using (order_id)
      where s.buyer_id = ${buyerId} and not s.is_void and not exists (
        select from sample_discounts d where d.sample_order_id = s.order_id and not d.is_void)) open
    where paise > 0 and (delivery_status = 'Delivered' or paid_paise >= paise)`)

/** They are not cancelled until the transaction ends. */
export const lockSamples = (tx: Db, buyerId: string, productIds: readonly string[]) =>
  tx.run(sql`
    select from orders o join sample_orders s using (order_id)
    where s.buyer_id = ${buyerId} and s.product_id = ${anyOf(productIds)} and not s.is_void
    order by o.order_id for share of o`)

type Taken = Pick<CreditRow, 'product_id' | 'order_id'>

/** From the lines of these orders that have less to pay by it. */
export const insertDiscounts = (tx: Db, orderIds: readonly string[], taken: readonly Taken[]) =>
  tx.send(sql`
    insert into sample_discounts (order_id, line_number, sample_order_id)
    select l.order_id, l.line_number, t.order_id
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t(product_id uuid, order_id text)
      join order_lines l on l.product_id = t.product_id and l.order_id = any(${orderIds}::text[]) and l.discount_paise > 0`)

const Other = z.object({ order_id: z.string() })

/** The order off which the price of this sample is taken. */
export const findOrderOff = (tx: Db, sampleOrderId: string) =>
  tx.maybe(rows(Other)`
    select order_id from sample_discounts where sample_order_id = ${sampleOrderId} and not is_void`)

/** A cancelled sample whose price was taken off this order. It stays as it is until the transaction ends. */
export const lockVoidSample = (tx: Db, orderId: string) =>
  tx.maybe(rows(Other)`
    select o.order_id from sample_discounts d join orders o on o.order_id = d.sample_order_id
    where d.order_id = ${orderId} and o.delivery_status = 'Cancelled' limit 1`)

export const lockSamplesOf = (tx: Db, orderId: string) =>
  tx.run(sql`
    select from orders o join sample_discounts d on d.sample_order_id = o.order_id
    where d.order_id = ${orderId} order by o.order_id for share of o`)
