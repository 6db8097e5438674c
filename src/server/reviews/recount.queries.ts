import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isIndependent } from './independent.row.ts'

const Reviewed = z.object({ product_id: z.uuid() })

export const findReviewedProducts = (tx: Db, orderId: string) =>
  tx.many(rows(Reviewed)`select product_id from reviews where order_id = ${orderId}`)

/** Locks in the order of their ids, as every lock of products does. */
export const lockProducts = (tx: Db, productIds: readonly string[]) =>
  tx.run(sql`
    select 1 from products where product_id = any(${productIds}::uuid[]) order by product_id for no key update`)

/** The review that counts for a buyer and a product: the latest one that is not hidden, of a delivered order between two businesses. */
const counting = sql`(
  select best.review_id from reviews best join orders o on o.order_id = best.order_id
  where best.product_id = r.product_id and best.buyer_id = r.buyer_id and best.hidden_at is null
    and o.delivery_status = 'Delivered' and ${isIndependent}
  order by best.created_at desc, best.review_id desc limit 1)`

/** Subtracts reviews that no longer count. */
export const uncountReviews = (tx: Db, buyerId: string, productIds: readonly string[]) =>
  tx.run(sql`
    with changed as (
      update reviews r set is_counted = false
      where r.buyer_id = ${buyerId} and r.product_id = any(${productIds}::uuid[]) and r.is_counted
        and r.review_id is distinct from ${counting}
      returning r.product_id, r.rating)
    update products p set rating_sum = p.rating_sum - c.rating, review_count = p.review_count - 1
    from changed c where p.product_id = c.product_id`)

/** At most one for each product, because the previous ones were subtracted first. */
export const countReviews = (tx: Db, buyerId: string, productIds: readonly string[]) =>
  tx.run(sql`
    with changed as (
      update reviews r set is_counted = true
      where r.buyer_id = ${buyerId} and r.product_id = any(${productIds}::uuid[]) and not r.is_counted
        and r.review_id = ${counting}
      returning r.product_id, r.rating)
    update products p set rating_sum = p.rating_sum + c.rating, review_count = p.review_count + 1
    from changed c where p.product_id = c.product_id`)
