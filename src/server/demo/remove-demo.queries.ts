import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Product = z.object({ product_id: z.uuid() })
const demoUsers = sql`(select user_id from users where is_demo)`
const demoProducts = sql`(select product_id from products where seller_id in ${demoUsers})`
const demoOrders = sql`(select order_id from orders where buyer_id in ${demoUsers} or seller_id in ${demoUsers})`

/** Products of real sellers that demo buyers have reviewed. */
export const findRealProductsReviewed = (tx: Db) =>
  tx.many(rows(Product)`
    select distinct product_id from reviews
    where buyer_id in ${demoUsers} and product_id not in ${demoProducts}`)

/** Returns what open orders of demo buyers hold of real sellers' stock. */
export const returnRealStock = (tx: Db) =>
  tx.run(sql`
    update products set stock = stock + held.quantity
    from (
      select product_id, sum(quantity)::int as quantity from order_lines
      where holds_stock and order_id in ${demoOrders} group by product_id
    ) held
    where products.product_id = held.product_id and stock is not null and seller_id not in ${demoUsers}`)

// Deletes orders with their lines, events, reviews and notifications.
export const deleteDemoOrders = (tx: Db) => tx.run(sql`delete from orders where order_id in ${demoOrders}`)

export const deleteDemoActions = (tx: Db) =>
  tx.run(sql`delete from order_events where actor_id in ${demoUsers}`)

/** Deals go only with their chat. */
export const deleteDemoRooms = (tx: Db) =>
  tx.run(sql`delete from chat_rooms where buyer_id in ${demoUsers} or seller_id in ${demoUsers}`)

export const deleteDemoProducts = (tx: Db) =>
  tx.run(sql`delete from products where product_id in ${demoProducts}`)

// Documents of a plan go only with it.
export const deleteDemoPlans = (tx: Db) =>
  tx.run(sql`delete from plan_requests where seller_id in ${demoUsers}`)

export const deleteDemoPlanInvoices = (tx: Db) =>
  tx.run(sql`delete from invoices where order_id is null and buyer_id in ${demoUsers}`)

export const deleteDemoUsers = (tx: Db) => tx.run(sql`delete from users where is_demo`)

export const deleteDemoPosts = (tx: Db) => tx.run(sql`delete from blog_posts where is_demo`)

export const deleteDemoSettings = (tx: Db) => tx.run(sql`delete from settings where is_demo`)

export const countReviewsAgain = (tx: Db, productIds: readonly string[]) =>
  tx.run(sql`
    update products set
      rating_sum = coalesce((select sum(rating) from reviews where reviews.product_id = products.product_id and is_counted), 0),
      review_count = (select count(*) from reviews where reviews.product_id = products.product_id and is_counted)
    where product_id = any(${productIds}::uuid[])`)

const Count = z.object({ count: z.int() })

export const countPictures = (db: Db) => db.one(rows(Count)`select count(*) from pictures`)

const Shared = z.object({ orders: z.int(), chats: z.int(), cart_lines: z.int(), notifications: z.int() })
/** What real people have with the demo market, which goes with it. */
export type SharedWithDemo = z.infer<typeof Shared>

export const countShared = (db: Db) =>
  db.one(rows(Shared)`
    with shared as (
      select order_id from orders
      where order_id in ${demoOrders} and (buyer_id not in ${demoUsers} or seller_id not in ${demoUsers})
    )
    select
      (select count(*) from shared) as orders,
      (select count(*) from chat_rooms where (buyer_id in ${demoUsers}) <> (seller_id in ${demoUsers})) as chats,
      (select count(*) from cart_lines where product_id in ${demoProducts} and user_id not in ${demoUsers}) as cart_lines,
      (select count(*) from notifications
       where order_id in (select order_id from shared) and user_id not in ${demoUsers}) as notifications`)
