import { z } from 'zod'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { empty, rows, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'
import { isKept } from '#server/products/product.row.ts'
import { RatingCount } from '#server/products/rating.rules.ts'
import { ReviewRow } from './review.row.ts'

const SellerReviewRow = ReviewRow.extend({
  product_id: z.uuid(),
  product_name: z.string(),
  image: z.string().nullable(),
  is_reported: z.boolean(),
})
export type SellerReviewRow = z.infer<typeof SellerReviewRow>

/** Only reviews that count, of products that are not deleted; paused ones keep theirs. */
const ofSeller = (sellerId: string) => sql`p.seller_id = ${sellerId} and ${isKept} and r.is_counted`

type ReviewFilters = { readonly rating: number | undefined; readonly after: Anchor | undefined }

const byAge = newestFirst(sql`r.created_at`, sql`r.review_id`)

export const findSellerReviews = (db: Db, sellerId: string, { rating, after }: ReviewFilters) =>
  db.many(rows(SellerReviewRow)`
    select r.review_id, r.rating, r.comment, r.images, r.created_at, r.reply, r.replied_at, u.full_name, u.company_name,
      o.city, p.product_id, p.product_name, p.images ->> 0 as image,
      exists (select from review_reports t where t.review_id = r.review_id and t.reporter_id = ${sellerId})
        as is_reported
    from reviews r join products p on p.product_id = r.product_id join users u on u.user_id = r.buyer_id
      join orders o on o.order_id = r.order_id
    where ${ofSeller(sellerId)} ${rating === undefined ? empty : sql`and r.rating = ${rating}`}
      ${byAge.page(after, limits.page.reviews + 1)}`)

export const findSellerAnchor = (db: Db, sellerId: string, reviewId: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from reviews r join products p on p.product_id = r.product_id
    where r.review_id = ${reviewId} and p.seller_id = ${sellerId}`)

export const countSellerRatings = (db: Db, sellerId: string) =>
  db.many(rows(RatingCount)`
    select r.rating, count(*) as count from reviews r join products p on p.product_id = r.product_id
    where ${ofSeller(sellerId)} group by r.rating`)

const Replied = z.object({ buyer_id: z.uuid(), product_id: z.uuid(), product_name: z.string() })

/** Of two replies at once the first is kept. */
export const updateReply = (tx: Db, sellerId: string, reviewId: string, reply: string) =>
  tx.maybe(rows(Replied)`
    update reviews r set reply = ${reply}, replied_at = now() from products p
    where p.product_id = r.product_id and ${ofSeller(sellerId)} and r.review_id = ${reviewId} and r.reply is null
    returning r.buyer_id, p.product_id, p.product_name`)

const ReviewId = z.object({ review_id: z.uuid() })

export const findOwnReview = (db: Db, sellerId: string, reviewId: string) =>
  db.maybe(rows(ReviewId)`
    select r.review_id from reviews r join products p on p.product_id = r.product_id
    where ${ofSeller(sellerId)} and r.review_id = ${reviewId}`)
