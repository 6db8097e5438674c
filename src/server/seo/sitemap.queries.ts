import { z } from 'zod'
import type { Db } from '#server/db/db.ts'
import { literal, rows, sql } from '#server/db/sql.ts'
import { isListed } from '#server/products/product.row.ts'

const Start = z.object({ product_id: z.uuid() })
const ListedRow = z.object({ product_id: z.uuid(), updated_at: z.date() })
export type ListedRow = z.infer<typeof ListedRow>

const BlogRow = z.object({ blog_post_id: z.uuid(), title: z.string(), updated_at: z.date() })

/** Published posts, newest first; there are far fewer than a sitemap may hold. */
export const findBlogPosts = (db: Db, limit: number) =>
  db.many(rows(BlogRow)`
    select blog_post_id, title, updated_at from blog_posts
    where is_published and published_at is not null
    order by published_at desc, blog_post_id limit ${literal(limit)}`)

/**
 * A page begins at every n-th product, listed or not: its boundaries come from the primary key alone, for a million
 * in a fraction of a second, and a page never holds more than n.
 */
export const findStarts = (db: Db, perPage: number) =>
  db.many(rows(Start)`
    with recursive starts(product_id) as (
      (select product_id from products order by product_id limit 1)
      union all
      select (
        select p.product_id from products p where p.product_id > s.product_id
        order by p.product_id offset ${literal(perPage - 1)} limit 1)
      from starts s where s.product_id is not null
    )
    select product_id from starts where product_id is not null`)

export const findProduct = (db: Db, productId: string) =>
  db.maybe(rows(Start)`select product_id from products where product_id = ${productId}`)

/** Where the page that begins with this product ends; none for the last page. */
export const findNextStart = (db: Db, start: string, perPage: number) =>
  db.maybe(rows(Start)`
    select product_id from products where product_id > ${start}
    order by product_id offset ${literal(perPage - 1)} limit 1`)

const SellerStart = z.object({ user_id: z.uuid() })
const ListedSeller = z.object({ user_id: z.uuid(), handle: z.string().nullable() })
const isSelling = sql`account_type = 'seller' and suspended_at is null`

/** Where each page of sellers begins, as for products. */
export const findSellerStarts = (db: Db, perPage: number) =>
  db.many(rows(SellerStart)`
    with recursive starts(user_id) as (
      (select user_id from users where ${isSelling} order by user_id limit 1)
      union all
      select (
        select u.user_id from users u where u.user_id > s.user_id and ${isSelling}
        order by u.user_id offset ${literal(perPage - 1)} limit 1)
      from starts s where s.user_id is not null
    )
    select user_id from starts where user_id is not null`)

/** The page that begins with this seller or, if that one has left, with the next. */
export const findSellersFrom = (db: Db, start: string, limit: number) =>
  db.many(rows(ListedSeller)`
    select user_id, (select handle from shop_handles h where h.seller_id = user_id and h.is_current) as handle
    from users where user_id >= ${start} and ${isSelling} order by user_id limit ${literal(limit)}`)

export type Span = {
  readonly from: string
  readonly isIncluded: boolean
  readonly before: string | undefined
}

export const findListed = (db: Db, { from, isIncluded, before }: Span, limit: number) =>
  db.many(rows(ListedRow)`
    select p.product_id, p.updated_at from products p join users u on u.user_id = p.seller_id
    where p.product_id ${isIncluded ? sql`>=` : sql`>`} ${from} and (${before}::uuid is null or p.product_id < ${before})
      and ${isListed}
    order by p.product_id limit ${literal(limit)}`)
