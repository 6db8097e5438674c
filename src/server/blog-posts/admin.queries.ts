import { z } from 'zod'
import type { PostDraft } from '#contract/admin/admin-blogs.ts'
import { type Anchor, newestFirst } from '#server/db/by-age.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { microsOf } from '#server/db/list-position.ts'
import { countedUpTo } from '#server/db/paging.ts'
import { join, literal, rows, type Sql, sql } from '#server/db/sql.ts'
import { limits } from '#server/limits.ts'

const HeadRow = z.object({
  blog_post_id: z.uuid(),
  title: z.string(),
  category: z.string(),
  images: z.array(z.object({ url: z.string() })),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  is_published: z.boolean(),
  published_at: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  revision: z.int(),
})
export type HeadRow = z.infer<typeof HeadRow>

const PostRow = HeadRow.extend({
  content: z.string(),
  points: z.array(z.object({ point: z.string(), content: z.string(), subpoints: z.array(z.string()) })),
})
export type PostRow = z.infer<typeof PostRow>

const head = sql`
  blog_post_id, title, category, images, meta_title, meta_description, meta_keywords, is_published, published_at,
  created_at, updated_at, revision`

export type PostFilters = { readonly status: 'all' | 'draft' | 'published'; readonly q: string | undefined }

const whereOf = ({ status, q }: PostFilters): Sql =>
  join(
    [
      sql`true`,
      ...(status === 'all' ? [] : [sql`is_published = ${status === 'published'}`]),
      ...(q ? [sql`title ilike ${containing(q)}`] : []),
    ],
    sql` and `,
  )

const byAge = newestFirst(sql`updated_at`, sql`blog_post_id`)

const ListedRow = HeadRow.extend({ micros: z.int() })

export const findPosts = (db: Db, filter: PostFilters, after: Anchor | undefined) =>
  db.many(rows(ListedRow)`
    select ${head}, ${microsOf(sql`updated_at`)} as micros from blog_posts where ${whereOf(filter)} ${byAge.page(after)}`)

const Total = z.object({ total: z.int() })

export const countPosts = (db: Db, filter: PostFilters) =>
  db.one(rows(Total)`
    select count(*) as total
    from (select from blog_posts where ${whereOf(filter)} limit ${literal(countedUpTo)}) counted`)

export const findPost = (db: Db, postId: string) =>
  db.maybe(rows(PostRow)`select ${head}, content, points from blog_posts where blog_post_id = ${postId}`)

const Pictures = z.object({ urls: z.array(z.string()) })

export const findPictures = (db: Db, postId: string) =>
  db.maybe(rows(Pictures)`
    select coalesce((
      select jsonb_agg(distinct url) from (
        select image ->> 'url' as url from jsonb_array_elements(images) image
        union all select jsonb_array_elements_text(past_images)
      ) shown), '[]') as urls
    from blog_posts where blog_post_id = ${postId}`)

const Present = z.object({ revision: z.int() })

export const lockPost = (tx: Db, postId: string) =>
  tx.maybe(rows(Present)`
    select revision from blog_posts where blog_post_id = ${postId} for no key update`)

export type NewPost = Omit<PostDraft, 'images'> & { readonly images: readonly { readonly url: string }[] }

export const insertPost = (tx: Db, post: NewPost) =>
  tx.one(rows(PostRow)`
    insert into blog_posts
      (title, category, content, points, images, meta_title, meta_description, meta_keywords, is_published, published_at)
    values
      (${post.title}, ${post.category}, ${post.content}, ${JSON.stringify(post.points)},
       ${JSON.stringify(post.images)}, ${post.meta_title}, ${post.meta_description}, ${post.meta_keywords},
       ${post.is_published}, case when ${post.is_published}::boolean then now() end)
    returning ${head}, content, points`)

/** Keeps the day of the first publication. A post that an admin has edited belongs to the operator, not to the demo. */
export const updatePost = (tx: Db, postId: string, post: NewPost) =>
  tx.maybe(rows(PostRow)`
    update blog_posts p set
      title = ${post.title}, category = ${post.category}, content = ${post.content},
      points = ${JSON.stringify(post.points)}, meta_title = ${post.meta_title},
      past_images = (
        select coalesce(jsonb_agg(url), '[]') from (
          select url
          from jsonb_array_elements_text(jsonb_path_query_array(p.images, '$[*].url') || p.past_images)
            with ordinality past(url, place)
          group by url order by min(place) limit ${literal(limits.picture.past)}) latest),
      images = ${JSON.stringify(post.images)}, meta_description = ${post.meta_description},
      meta_keywords = ${post.meta_keywords}, is_published = ${post.is_published},
      published_at = coalesce(p.published_at, case when ${post.is_published}::boolean then now() end),
      is_demo = false, updated_at = now()
    where blog_post_id = ${postId}
    returning ${head}, content, points`)

const Title = z.object({ title: z.string() })

export const deletePost = (tx: Db, postId: string) =>
  tx.maybe(rows(Title)`delete from blog_posts where blog_post_id = ${postId} returning title`)
