import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'

const Product = z.object({ product_id: z.uuid() })
const PictureId = z.object({ picture_id: z.string() })
const Picture = z.object({ picture_id: z.string(), width: z.int() })

const demoUsers = sql`(select user_id from users where is_demo)`
const demoProducts = sql`(select product_id from products where seller_id in ${demoUsers})`
const demoOrders = sql`(select order_id from orders where buyer_id in ${demoUsers} or seller_id in ${demoUsers})`

/** The part of a picture's address that names it. */
const idIn = sql`substring(url from '^/media/([0-9a-f]+)/')`

export const findDemoPictures = (tx: Db) =>
  tx.many(rows(PictureId)`
    select distinct ${idIn} as picture_id from (
      select jsonb_array_elements_text(images) as url from products where seller_id in ${demoUsers}
      union all select image ->> 'url' from blog_posts, jsonb_array_elements(images) image where is_demo
      union all select profile_image from users where is_demo
      union all select product_image from order_lines where order_id in ${demoOrders}
    ) shown where ${idIn} is not null`)

const File = z.object({ file: z.string() })

/** Sealed documents of demo accounts that have applied. */
export const findDemoDocuments = (tx: Db) =>
  tx.many(rows(File)`
    select file from seller_applications, lateral (values (business_license), (proprietor_document)) sealed(file)
    where user_id in ${demoUsers} and file is not null`)

const ChatFile = z.object({ room_id: z.uuid(), file_id: z.uuid() })

/** Files of chats with demo accounts; the chats themselves go with the accounts. */
export const findDemoChatFiles = (tx: Db) =>
  tx.many(rows(ChatFile)`
    select room_id, file_id from chat_files join chat_rooms using (room_id)
    where buyer_id in ${demoUsers} or seller_id in ${demoUsers}`)

/** Products of real sellers that demo buyers have reviewed. */
export const findRealProductsReviewed = (tx: Db) =>
  tx.many(rows(Product)`
    select distinct product_id from reviews
    where buyer_id in ${demoUsers} and product_id not in ${demoProducts}`)

/** What demo buyers hold of real sellers' stock goes back. */
export const returnRealStock = (tx: Db) =>
  tx.run(sql`
    update products set stock = stock + held.quantity
    from (
      select product_id, sum(quantity)::int as quantity from order_lines
      where holds_stock and order_id in ${demoOrders} group by product_id
    ) held
    where products.product_id = held.product_id and stock is not null and seller_id not in ${demoUsers}`)

// Lines, events, reviews and notifications of an order go with it.
export const deleteDemoOrders = (tx: Db) => tx.run(sql`delete from orders where order_id in ${demoOrders}`)

export const deleteDemoActions = (tx: Db) =>
  tx.run(sql`delete from order_events where actor_id in ${demoUsers}`)

export const deleteDemoProducts = (tx: Db) =>
  tx.run(sql`delete from products where product_id in ${demoProducts}`)

export const deleteDemoUsers = (tx: Db) => tx.run(sql`delete from users where is_demo`)

export const deleteDemoPosts = (tx: Db) => tx.run(sql`delete from blog_posts where is_demo`)

export const deleteDemoSettings = (tx: Db) => tx.run(sql`delete from settings where is_demo`)

export const countReviewsAgain = (tx: Db, productIds: readonly string[]) =>
  tx.run(sql`
    update products set
      rating_sum = coalesce((select sum(rating) from reviews where reviews.product_id = products.product_id and hidden_at is null), 0),
      review_count = (select count(*) from reviews where reviews.product_id = products.product_id and hidden_at is null)
    where product_id = any(${productIds}::uuid[])`)

/** Of these pictures, those that nobody shows any more. */
export const deleteUnusedPictures = (tx: Db, pictureIds: readonly string[]) =>
  tx.many(rows(Picture)`
    delete from pictures where picture_id = any(${pictureIds}) and picture_id not in (
      select ${idIn} from (
        select jsonb_array_elements_text(images) as url from products
        union all select image ->> 'url' from blog_posts, jsonb_array_elements(images) image
        union all select jsonb_array_elements_text(past_images) from blog_posts
        union all select profile_image from users
        union all select product_image from order_lines
      ) shown where ${idIn} is not null)
    returning picture_id, width`)
