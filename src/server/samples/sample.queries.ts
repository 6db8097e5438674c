import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Price = z.object({ sample_price_paise: z.int().nullable() })

export const findPrice = (db: Db, productId: string) =>
  db.maybe(rows(Price)`select sample_price_paise from products where product_id = ${productId}`)

const SampleRow = z.object({
  order_id: z.string(),
  buyer_id: z.uuid(),
  delivery_status: z.string(),
  total_paise: z.int(),
})

/** The sample of this product that this buyer has, unless it was cancelled. */
export const findSample = (db: Db, buyerId: string, productId: string) =>
  db.maybe(rows(SampleRow)`
    select o.order_id, o.buyer_id, o.delivery_status, o.total_paise
    from sample_orders s join orders o using (order_id)
    where s.buyer_id = ${buyerId} and s.product_id = ${productId} and not s.is_void`)

type NewSample = { readonly order_id: string; readonly product_id: string; readonly buyer_id: string }

export const insertSample = (tx: Db, { order_id, product_id, buyer_id }: NewSample) =>
  tx.send(sql`
    insert into sample_orders (order_id, product_id, buyer_id) values (${order_id}, ${product_id}, ${buyer_id})`)
