import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { verification } from '#contract/products/own-product.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { literal, rows, type Sql, sql } from '#server/db/sql.ts'

const shown = literal(10)

const OrderRow = z.object({
  order_id: z.string(),
  is_bought: z.boolean(),
  other_name: z.string(),
  order_date: z.date(),
  total_paise: z.int(),
  delivery_status: z.enum(deliveryStatus.options),
})
export type OrderRow = z.infer<typeof OrderRow>

/** The latest orders of both sides, each through its own index. */
export const findLatestOrders = (db: Db, userId: string) => {
  const side = (isBought: boolean, other: Sql, mine: Sql) => sql`
    (select order_id, ${sql`${isBought}::boolean`} as is_bought, ${other} as other_name, order_date, total_paise, delivery_status
    from orders where ${mine} = ${userId} order by order_date desc, order_id limit ${shown})`
  return db.many(rows(OrderRow)`
    ${side(true, sql`coalesce(seller_company_name, seller_full_name)`, sql`buyer_id`)}
    union all
    ${side(false, sql`coalesce(buyer_company_name, buyer_full_name)`, sql`seller_id`)}
    order by order_date desc, order_id limit ${shown}`)
}

const ProductRow = z.object({
  product_id: z.uuid(),
  product_name: z.string(),
  verification: z.enum(verification.options),
  created_at: z.date(),
})
export type ProductRow = z.infer<typeof ProductRow>

export const findLatestProducts = (db: Db, userId: string) =>
  db.many(rows(ProductRow)`
    select product_id, product_name, verification, created_at from products
    where seller_id = ${userId} and deleted_at is null order by created_at desc, product_id limit ${shown}`)

const Counts = z.object({ bought: z.int(), sold: z.int(), products: z.int(), requirements: z.int() })

const counted = (what: Sql) =>
  sql`(select count(*) from (select ${what} limit ${literal(countedUpTo)}) counted)`

export const countOf = (db: Db, userId: string) =>
  db.one(rows(Counts)`
    select ${counted(sql`from orders where buyer_id = ${userId}`)} as bought,
      ${counted(sql`from orders where seller_id = ${userId}`)} as sold,
      ${counted(sql`from products where seller_id = ${userId} and deleted_at is null`)} as products,
      ${counted(sql`from requirements where buyer_id = ${userId}`)} as requirements`)
