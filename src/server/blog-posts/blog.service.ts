import type { listBlogs as listContract } from '#contract/blog-post.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Db } from '#server/db/db.ts'
import { anchorOf, pageOf } from '#server/db/paging.ts'
import { notFound } from '#server/errors.ts'
import * as sql from './blog.queries.ts'

export async function listBlogs(db: Db, { category, limit, cursor }: InputOf<typeof listContract>) {
  const after = await anchorOf(cursor, (id) => sql.findAnchor(db, id))
  const [rows, { total }] = await Promise.all([
    sql.findPosts(db, category, after, limit + 1),
    sql.countPosts(db, category),
  ])
  return pageOf(rows, total, ({ blog_post_id }) => blog_post_id, limit)
}

/** A draft answers 404 like a missing post. */
export async function getBlog(db: Db, postId: string): Promise<sql.PostRow> {
  const post = await sql.findPost(db, postId)
  if (!post) throw notFound('blog')
  return post
}
