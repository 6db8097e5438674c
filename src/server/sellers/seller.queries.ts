import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { rows, sql } from '#server/db/sql.ts'
import { isKept, isListed } from '#server/products/product.row.ts'
import { RatingCount } from '#server/products/rating.rules.ts'
import { ShortServiceRow, serviceOf } from '#server/service-figures/short-service.row.ts'
import { sellerFields } from './seller.row.ts'

const SellerRow = z.object({
  user_id: z.uuid(),
  ...sellerFields,
  phone_number: z.string(),
  email: z.string(),
  website: z.string().nullable(),
  created_at: z.date(),
  service: ShortServiceRow.nullable(),
  handle: z.string().nullable(),
  about: z.string(),
})
export type SellerRow = z.infer<typeof SellerRow>

const RangeRow = z.object({
  category: z.string(),
  count: z.int(),
  rating_sum: z.int(),
  review_count: z.int(),
})
export type RangeRow = z.infer<typeof RangeRow>

/** Only sellers who may sell now have a profile. */
export const findSeller = (db: Db, sellerId: string) =>
  db.maybe(rows(SellerRow)`
    select user_id, coalesce(company_name, full_name) as company_name, profile_image, is_seller_verified, business_type,
      city, state, phone_number, email, website, created_at, ${serviceOf(sql`users.user_id`)},
      (select handle from shop_handles h where h.seller_id = user_id and h.is_current) as handle,
      coalesce((select about from shops s where s.seller_id = user_id), '') as about
    from users where user_id = ${sellerId} and account_type = 'seller' and suspended_at is null`)

/** The counted reviews of the same products, by stars: those of paused ones too, so that nobody pauses a bad review away. */
export const countRatings = (db: Db, sellerId: string) =>
  db.many(rows(RatingCount)`
    select r.rating, count(*) as count from reviews r join products p on p.product_id = r.product_id
    where p.seller_id = ${sellerId} and ${isKept} and p.verification <> 'rejected' and r.is_counted
    group by r.rating`)

/** What a seller offers in each category, with its ratings; ended offers keep their reviews. */
export const findRange = (db: Db, sellerId: string) =>
  db.many(rows(RangeRow)`
    select p.category, count(*) filter (where ${isListed}) as count, sum(p.rating_sum) as rating_sum,
      sum(p.review_count) as review_count
    from products p join users u on u.user_id = p.seller_id
    where p.seller_id = ${sellerId} and ${isKept} and p.verification <> 'rejected'
    group by p.category order by count desc, p.category`)
