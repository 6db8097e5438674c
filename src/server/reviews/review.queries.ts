import { z } from 'zod'
import { deliveryStatus } from '#contract/order.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { RatingCount } from '#server/products/rating.rules.ts'
import { isIndependent } from './independent.row.ts'
import { ReviewRow } from './review.row.ts'

const BoughtRow = z.object({ delivery_status: z.enum(deliveryStatus.options), is_independent: z.boolean() })
const ReviewId = z.object({ review_id: z.uuid() })

type OrderedProduct = { readonly product_id: string; readonly order_id: string; readonly buyer_id: string }

type NewReview = OrderedProduct & {
  readonly rating: number
  readonly comment: string
  readonly images: readonly string[]
}

/** Locks an order of this buyer with the product, so that its status stays until the transaction ends. */
export const lockBought = (tx: Db, { buyer_id, order_id, product_id }: OrderedProduct) =>
  tx.maybe(rows(BoughtRow)`
    select delivery_status, ${isIndependent} as is_independent from orders o
    where order_id = ${order_id} and buyer_id = ${buyer_id}
      and exists (select from order_lines l where l.order_id = o.order_id and l.product_id = ${product_id})
    for share`)

/** Nothing if the product of this order already has a review; the unique index decides every race. */
export const insertReview = (
  tx: Db,
  { product_id, order_id, buyer_id, rating, comment, images }: NewReview,
) =>
  tx.maybe(rows(ReviewId)`
    insert into reviews (product_id, order_id, buyer_id, rating, comment, images, is_counted)
    values (${product_id}, ${order_id}, ${buyer_id}, ${rating}, ${comment}, ${JSON.stringify(images)}, false)
    on conflict (order_id, product_id) do nothing
    returning review_id`)

const byAge = newestFirst(sql`r.created_at`, sql`r.review_id`)

export const findReviews = (db: Db, productId: string, after: Anchor | undefined) =>
  db.many(rows(ReviewRow)`
    select r.review_id, r.rating, r.comment, r.images, r.created_at, r.reply, r.replied_at, u.full_name, u.company_name, o.city
    from reviews r join users u on u.user_id = r.buyer_id join orders o on o.order_id = r.order_id
    where r.product_id = ${productId} and r.is_counted
      ${byAge.page(after, limits.page.reviews + 1)}`)

export const findAnchor = (db: Db, productId: string, reviewId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from reviews r where r.review_id = ${reviewId} and r.product_id = ${productId}`)

export const countRatings = (db: Db, productId: string) =>
  db.many(rows(RatingCount)`
    select rating, count(*) as count from reviews where product_id = ${productId} and is_counted
    group by rating`)

/** Touches nothing if there is no such review or the person has already reported it. */
export const insertReport = (db: Db, reviewId: string, reporterId: string, reason: string) =>
  db.run(sql`
    insert into review_reports (review_id, reporter_id, reason)
    select review_id, ${reporterId}, ${reason} from reviews where review_id = ${reviewId} and hidden_at is null
    on conflict (review_id, reporter_id) do nothing`)

export const findReview = (db: Db, reviewId: string) =>
  db.maybe(rows(ReviewId)`select review_id from reviews where review_id = ${reviewId} and hidden_at is null`)
