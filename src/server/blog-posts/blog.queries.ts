import { z } from 'zod'
import { allIndustries } from '#contract/blog-category.ts'
import { Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { empty, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

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

/** Posts that readers see: the condition of the index, and a day that every published post has. */
const isPublic = sql`is_published and published_at is not null`

const ofCategory = (category: string): Sql =>
  category === '' || category === allIndustries ? empty : sql` and category = ${category}`

const byAge = newestFirst(sql`published_at`, sql`blog_post_id`)

export const findPosts = (db: Db, category: string, after: Anchor | undefined, limit: number) =>
  db.many(rows(HeadRow)`
    select blog_post_id, title, category, left(content, ${literal(limits.blog.opening)}) as content, images, published_at
    from blog_posts where ${isPublic} ${ofCategory(category)} ${byAge.page(after, limit)}`)

const Total = z.object({ total: z.int() })

export const countPosts = (db: Db, category: string) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from blog_posts where ${isPublic} ${ofCategory(category)} limit ${literal(countedUpTo)}) counted`)

export const findAnchor = (db: Db, cursor: string) =>
  db.maybe(rows(Anchor)`
    select ${byAge.anchor} from blog_posts
    where blog_post_id = ${cursor} and published_at is not null`)

export const findPost = (db: Db, postId: string) =>
  db.maybe(rows(PostRow)`
    select blog_post_id, title, category, content, images, published_at, points, meta_title, meta_description,
      meta_keywords, updated_at
    from blog_posts where blog_post_id = ${postId} and ${isPublic}`)
