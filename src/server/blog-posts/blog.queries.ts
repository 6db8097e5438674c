import { z } from 'zod'
import { allIndustries } from '#contract/blog-category.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'

const HeadRow = z.object({
  blog_post_id: z.uuid(),
  title: z.string(),
  category: z.string(),
  content: z.string(),
  images: z.array(z.object({ url: z.string() })),
  published_at: z.date(),
})
export type HeadRow = z.infer<typeof HeadRow>

const PostRow = HeadRow.extend({
  points: z.array(z.object({ point: z.string(), content: z.string(), subpoints: z.array(z.string()) })),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  updated_at: z.date(),
})
export type PostRow = z.infer<typeof PostRow>

const Anchor = z.object({ blog_post_id: z.uuid(), published_at: z.string() })
export type Anchor = z.infer<typeof Anchor>

/** What readers see: the condition of the index, and a day that every published post has. */
const isPublic = sql`is_published and published_at is not null`

const ofCategory = (category: string): Sql =>
  category === '' || category === allIndustries ? empty : sql` and category = ${category}`

const isAfter = ({ published_at, blog_post_id }: Anchor) => sql`
  and (published_at < ${published_at}::timestamptz
    or (published_at = ${published_at}::timestamptz and blog_post_id > ${blog_post_id}))`

export const findPosts = (db: Db, category: string, after: Anchor | undefined, limit: number) =>
  db.many(rows(HeadRow)`
    select blog_post_id, title, category, left(content, ${literal(limits.blog.opening)}) as content, images, published_at
    from blog_posts where ${isPublic} ${ofCategory(category)} ${after ? isAfter(after) : empty}
    order by published_at desc, blog_post_id limit ${literal(limit)}`)

const Total = z.object({ total: z.int() })

export const countPosts = (db: Db, category: string) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from blog_posts where ${isPublic} ${ofCategory(category)} limit ${literal(countedUpTo)}) counted`)

// As text: a Date would lose the microseconds that order the rows.
export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select blog_post_id, published_at::text from blog_posts
    where blog_post_id::text = ${cursor} and published_at is not null`)

export const findPost = (db: Db, postId: string) =>
  db.maybe(rows(PostRow)`
    select blog_post_id, title, category, content, images, published_at, points, meta_title, meta_description,
      meta_keywords, updated_at
    from blog_posts where blog_post_id = ${postId} and ${isPublic}`)
